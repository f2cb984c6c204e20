/** How a player is presented: bots have people's names, with their level beside it in the reader's language. */

import type { TableSeat } from '../api/types';
import type { TableStore } from '../api/table-store.svelte';
import { t } from '../i18n/index.svelte';
import { botName } from './people/opponents';

const MARKS = ['●', '▲', '■', '◆', '★'];

/** A seat's shape, the same wherever it is named; its colour goes with it. */
export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? '';

/** The level of a bot's own seat; that somebody is a guest, where others have accounts; null for everybody else. */
export function levelOf(seat: Pick<TableSeat, 'kind' | 'bot' | 'guest'> | undefined): string | null {
  if (seat?.guest === true) return t('seat-guest');
  return seat?.kind === 'bot' && seat.bot !== null ? botName(seat.bot) : null;
}

const titled = (name: string, level: string | null): string => (level === null ? name : t('seat-with-level', { name, level }));

export function seatTitle(store: TableStore, seat: number): string {
  return titled(store.seatName(seat), levelOf(store.table?.seats[seat]));
}

export function titleOfSeat(seat: Pick<TableSeat, 'kind' | 'bot' | 'name' | 'guest'>): string {
  return titled(seat.name ?? '', levelOf(seat));
}
