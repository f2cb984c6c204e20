/** What a review says: the chances round by round, what turned the game, what would have been better. */

import type { Review, ReviewedMove } from '../../api/types';

/** A review that is complete. */
export type WholeReview = Review & { final: number[] };

export const isWhole = (review: Review): review is WholeReview => review.final !== null;

export interface Chances {
  /** The round before which the chances were such; null: at the end. */
  rounds: (number | null)[];
  /** The entries after which they were such. */
  seqs: number[];
  /** By seat, in percent. */
  series: number[][];
}

export function chancesByRound({ moves, final }: WholeReview): Chances {
  const firsts = moves.filter((move, place) => move.round !== moves[place - 1]?.round);
  const moments = [...firsts.map((move) => move.chances), final];
  return {
    rounds: [...firsts.map((move) => move.round), null],
    seqs: [...firsts.map((move) => move.seq), (moves.at(-1)?.seq ?? 0) + 1],
    series: final.map((_, seat) => moments.map((chances) => Math.round(100 * (chances[seat] ?? 0)))),
  };
}

/** Whose chance changed most with a move. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

export interface TurningPoint {
  move: ReviewedMove;
  swing: Swing;
}

/** In the order of the game; of many, those that changed most. */
export function turningPoints({ moves, final, turning_points }: WholeReview, most: number): TurningPoint[] {
  const found = moves.flatMap((move, place) => {
    if (!turning_points.includes(move.number)) return [];
    return [{ move, swing: swingOf(move.chances, moves[place + 1]?.chances ?? final) }];
  });
  const size = ({ swing }: TurningPoint) => Math.abs(swing.after - swing.before);
  const largest = [...found].sort((one, two) => size(two) - size(one)).slice(0, most);
  return largest.sort((one, two) => one.move.number - two.move.number);
}

function swingOf(before: number[], after: number[]): Swing {
  const changes = before.map((chance, seat) => ({ seat, before: chance, after: after[seat] ?? 0 }));
  return changes.reduce((one, two) => (Math.abs(two.after - two.before) > Math.abs(one.after - one.before) ? two : one));
}

/** The worst first; of one seat, or of all. */
export function mistakes({ moves, blunders }: WholeReview, seat: number | null, most: number): ReviewedMove[] {
  const worst = blunders.flatMap((number) => moves.find((move) => move.number === number) ?? []);
  return worst.filter((move) => seat === null || move.seat === seat).slice(0, most);
}

/** Ask until all is ready or nobody wants to know any more. */
export async function followReview(
  ask: () => Promise<Review>,
  tell: (review: Review) => void,
  isLeft: () => boolean,
  pause: () => Promise<void>,
): Promise<void> {
  while (!isLeft()) {
    const review = await ask();
    if (isLeft()) return;
    tell(review);
    if (isWhole(review)) return;
    await pause();
  }
}
