/** Which computer players there are, and which one to offer. */

import type { Catalog } from '../api/types';
import { has, messageId, t } from '../i18n/index.svelte';

/** For those who have not chosen yet: not too easy, not too hard. */
const FIRST_OPPONENT = 'casual';

/** The one chosen last, if it is still there. */
export function chosenBot({ bots }: Catalog, wanted: string | null): string {
  return bots.find((id) => id === wanted) ?? bots.find((id) => id === FIRST_OPPONENT) ?? bots[0] ?? FIRST_OPPONENT;
}

export function botName(id: string): string {
  const message = messageId('bot', id, 'name');
  return has(message) ? t(message) : id;
}

export function botHelp(id: string): string {
  const message = messageId('bot', id, 'help');
  return has(message) ? t(message) : '';
}
