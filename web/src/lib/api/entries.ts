/** Reading the log: what still holds after undos, and what happened since one was last asked. */

import type { ActedEntry, Entry } from './types';

/** The entries that still hold: what an undo took back is left out, and the undo with it. */
export function standing(entries: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') kept = kept.filter((earlier) => earlier.seq <= entry.to);
    else kept.push(entry);
  }
  return kept;
}

/** What others did since this seat last decided by itself, oldest first. */
export function sinceLastTurn(entries: Entry[], seat: number): ActedEntry[] {
  const held = standing(entries);
  const isOwn = (entry: Entry) => entry.kind === 'acted' && entry.seat === seat && entry.by === 'person';
  const last = held.map(isOwn).lastIndexOf(true);
  return held.slice(last + 1).filter((entry) => entry.kind === 'acted');
}
