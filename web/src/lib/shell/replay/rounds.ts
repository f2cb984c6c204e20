/** Where the rounds of a game begin among the moments of its replay. */

import type { Entry } from '../../api/types';

/** The place of the first moment of each round. */
export function roundStarts(entries: Entry[]): number[] {
  const ends = entries.flatMap((entry, place) =>
    entry.kind === 'acted' && entry.events.some(({ event }) => event === 'round_ended') ? [place] : [],
  );
  return [0, ...ends.filter((place) => place > 0)];
}

/** The start of this round, or of the one before if that is where we are. */
export const roundBefore = (starts: number[], place: number): number => starts.filter((start) => start < place).at(-1) ?? 0;

/** The start of the next round; in the last round its end. */
export const roundAfter = (starts: number[], place: number, last: number): number => starts.find((start) => start > place) ?? last;
