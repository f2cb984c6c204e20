/** What people at a table agree on: going back, and who plays for whom. */

import { actedAfter, lastDecision } from './entries';
import type { Entry } from './types';

/** How a request to go back has ended, and through whom. */
export interface UndoOutcome {
  seq: number;
  how: 'done' | 'refused' | 'withdrawn' | 'overtaken';
  seat: number;
}

/** How the latest request ended; null if it has not, or if somebody has played since. */
export function undoOutcome(entries: Entry[]): UndoOutcome | null {
  let asked: number | null = null;
  let outcome: UndoOutcome | null = null;
  for (const entry of entries) {
    if (entry.kind === 'undo_asked') [asked, outcome] = [entry.to, null];
    else if (asked !== null) {
      outcome = endOf(entry, asked);
      if (outcome !== null) asked = null;
    } else if (entry.kind === 'acted' && entry.by === 'person') outcome = null;
  }
  return outcome;
}

function endOf(entry: Entry, to: number): UndoOutcome | null {
  const by = (how: UndoOutcome['how']) => ({ seq: entry.seq, how, seat: entry.seat ?? 0 });
  if (entry.kind === 'undone') return by(entry.to === to ? 'done' : 'overtaken');
  if (entry.kind === 'undo_refused') return by('refused');
  if (entry.kind === 'undo_withdrawn') return by('withdrawn');
  return entry.kind === 'acted' && entry.by === 'person' ? by('overtaken') : null;
}

/** An entry by which somebody plays for a person or no longer does, or leads the table. */
export type Replacing = Extract<Entry, { kind: 'left' | 'stand_in' | 'returned' | 'lead' | 'link_issued' }>;

export const isReplacing = (entry: Entry): entry is Replacing =>
  entry.kind === 'returned' ||
  entry.kind === 'lead' ||
  entry.kind === 'link_issued' ||
  ((entry.kind === 'left' || entry.kind === 'stand_in') && entry.stand_in !== null);

/** Who has decided for a seat since its person last did, and how often; null if nobody has. */
export function playedFor(entries: Entry[], seat: number): { name: string; decisions: number } | null {
  const last = lastDecision(entries, seat);
  const decisions = actedAfter(entries, last).filter((entry) => entry.seat === seat && entry.by === 'bot').length;
  const names = entries.flatMap((entry) =>
    entry.seat === seat && (entry.kind === 'left' || entry.kind === 'stand_in') ? [entry.stand_in] : [],
  );
  const name = names.at(-1);
  return decisions === 0 || name == null ? null : { name, decisions };
}
