/** What is said of the result: who has won, and how it came out against Puertomas. */

import type { TableStore } from '../../api/table-store.svelte';
import { list } from '../../i18n/formats';
import { t } from '../../i18n/index.svelte';

export function headlineOf(winners: number[], store: TableStore): string {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) {
    return t('score-shared', { players: list(winners.map((seat) => store.seatName(seat))) });
  }
  return winner === store.mySeat ? t('score-winner-you') : t('score-winner', { player: store.seatName(winner) });
}

/** For somebody who plays Puertomas alone; null in other games. */
export function soloResult(winners: number[], store: TableStore): string | null {
  const seats = store.table?.seats ?? [];
  const puertomas = seats.filter(({ kind }) => kind === 'puertoma').length;
  const { mySeat } = store;
  if (mySeat === null || puertomas === 0 || puertomas !== seats.length - 1) return null;
  const result = !winners.includes(mySeat) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
  return t('end-solo', { result, count: puertomas, difficulty: t(`difficulty-${store.options?.difficulty ?? 'normal'}-name`) });
}

/** A heading with what each seat has; who has nothing of the kind is left out. */
export function saidOf(heading: string, points: (number | null)[], store: TableStore): string {
  const parts = points.flatMap((number, seat) =>
    number === null ? [] : [t('end-count-seat', { player: store.seatName(seat), points: number })],
  );
  return t('end-count-said', { heading, points: list(parts) });
}
