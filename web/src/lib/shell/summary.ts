/** What is agreed on at a table, in a few words. */

import type { Clock, Edition, Options } from '../api/types';
import { list } from '../i18n/formats';
import { messageId, t } from '../i18n/index.svelte';

/** "1897 · 3 players · Nobles, Festival", in the words of the edition that is meant. */
export function optionsSummary(options: Options): string {
  const { edition, players, expansions } = options;
  const extras = expansions.map((expansion) => t(messageId('expansion', expansion, 'name'), {}, edition));
  return [
    t(messageId('edition', edition, 'name')),
    t('players-count', { count: players }),
    extras.length > 0 ? extras.join(', ') : t('base-game'),
  ].join(' · ');
}

/** "1897", or several. */
export const editionNames = (editions: Edition[]): string => list(editions.map((edition) => t(messageId('edition', edition, 'name'))));

const DAY = 86_400;

export function clockText({ kind, seconds }: Clock): string {
  if (kind === 'none') return t('clock-none-name');
  if (kind === 'day') return t('time-days', { count: seconds / DAY });
  return seconds % 60 === 0 ? t('time-minutes', { count: seconds / 60 }) : t('time-seconds', { count: seconds });
}
