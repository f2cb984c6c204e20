/** The score sheet: one line for each source of points that anybody has. */

import type { Scores } from '../../api/types';

export interface SheetLine {
  source: string;
  /** By seat; null where the seat has nothing of the kind. */
  points: (number | null)[];
}

const FIRST = ['chips', 'buildings', 'nobles'];

/** Chips, buildings and nobles first, then the others as they come up. */
export function sheetLines({ scores }: Scores): SheetLine[] {
  const found = new Set(scores.flatMap((score) => Object.keys(score.parts)));
  const rest = [...found].filter((source) => !FIRST.includes(source));
  const sources = [...FIRST.filter((source) => found.has(source)), ...rest];
  return sources.map((source) => ({
    source,
    points: scores.map((score) => score.parts[source] ?? null),
  }));
}
