/** What the log says of who plays for whom. */

import type { Replacing } from '../../api/agreeing';
import type { TableStore } from '../../api/table-store.svelte';
import { t } from '../../i18n/index.svelte';

export function noteWords(entry: Replacing, store: TableStore): string {
  const player = store.seatName(entry.seat ?? 0);
  const host = store.table?.host ?? '';
  if (entry.kind === 'returned') return t(entry.by_host ? 'board-note-given-back' : 'board-note-returned', { player, host });
  if (entry.kind === 'lead') return t('board-note-lead', { player });
  if (entry.kind === 'link_issued') return t('board-note-link', { player, host });
  const bot = entry.stand_in ?? '';
  if (entry.kind === 'left') return t('board-note-left', { player, bot });
  return t(entry.reason === 'host' ? 'board-note-host' : 'board-note-clock', { player, bot, host });
}
