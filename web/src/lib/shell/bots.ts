/** Which computer players there are, and which one to offer. */

import type { Catalog } from '../api/types';
import { has, messageId, t } from '../i18n/index.svelte';

/** The one chosen last if it is still there; else the last one listed, which is the strongest. */
export function chosenBot(catalog: Catalog, wanted: string | null): string {
  return catalog.bots.find((id) => id === wanted) ?? catalog.bots.at(-1) ?? 'random';
}

export function botName(id: string): string {
  const message = messageId('bot', id, 'name');
  return has(message) ? t(message) : id;
}

export function botHelp(id: string): string {
  const message = messageId('bot', id, 'help');
  return has(message) ? t(message) : '';
}
