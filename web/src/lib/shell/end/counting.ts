/** How the points are counted at the end: source by source, one after the other. */

import type { Scores } from '../../api/types';
import type { MovingSpeed } from '../../board/model/steps';
import { sheetLines } from './sheet';

export interface CountStep {
  /** As the score sheet names it; `achievements` stands for all cards, `tie_break` for what decides a tie. */
  source: string;
  /** What each seat gets for it; null where it has nothing of the kind. */
  gained: (number | null)[];
  /** What each seat has so far, this included. */
  totals: number[];
}

export const ACHIEVEMENTS = 'achievements';
export const TIE_BREAK = 'tie_break';

/** `groupOf`: under which name a source is counted; several of one name are counted together. */
export function countSteps(scores: Scores, groupOf: (source: string) => string = (source) => source): CountStep[] {
  const groups = new Map<string, (number | null)[]>();
  for (const { source, points } of sheetLines(scores)) {
    const known = groups.get(groupOf(source));
    groups.set(groupOf(source), known ? points.map((part, seat) => plus(known[seat] ?? null, part)) : points);
  }
  let totals = scores.scores.map(() => 0);
  const steps = [...groups].map(([source, gained]): CountStep => {
    totals = totals.map((total, seat) => total + (gained[seat] ?? 0));
    return { source, gained, totals };
  });
  return hasTie(scores) ? [...steps, { source: TIE_BREAK, gained: tieBreaks(scores), totals }] : steps;
}

const plus = (one: number | null, two: number | null): number | null => (one === null ? two : one + (two ?? 0));

const best = ({ scores }: Scores): number => Math.max(...scores.map(({ total }) => total));

/** Whether several have the most points. */
const hasTie = (scores: Scores): boolean => scores.scores.filter(({ total }) => total === best(scores)).length > 1;

const tieBreaks = (scores: Scores): (number | null)[] =>
  scores.scores.map(({ total, tie_break }) => (total === best(scores) ? tie_break : null));

// --- Time -------------------------------------------------------------------------------------------------

/** From one source to the next, in milliseconds; long enough to see who gains on whom. */
export const STRIDES: Record<MovingSpeed, number> = { fast: 650, normal: 1_150, slow: 1_700 };
/** How long a bar grows. */
export const GROWING = 450;
