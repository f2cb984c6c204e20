/** Reading the log: what still holds after undos, and what happened since one was last asked. */

import type { ActedEntry, Entry } from './types';

/** The entries that still hold: decisions that an undo took back are left out, and the undo with them. */
export function standing(entries: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') kept = kept.filter((earlier) => earlier.kind !== 'acted' || earlier.seq <= entry.to);
    else kept.push(entry);
  }
  return kept;
}

/** How this seat last decided by itself. */
function lastOwn(entries: Entry[], seat: number): Entry | undefined {
  const isOwn = (entry: Entry) => entry.kind === 'acted' && entry.seat === seat && entry.by === 'person';
  return standing(entries).filter(isOwn).at(-1);
}

/** The entry with which this seat last decided by itself; 0 if it has not yet. */
export const lastDecision = (entries: Entry[], seat: number): number => lastOwn(entries, seat)?.seq ?? 0;

/** After so many milliseconds one does not remember where things stood. */
const LONG = 10 * 60_000;

/** Whether this seat last decided long ago, or has been waited for since the game began. */
export function isLongAgo(entries: Entry[], seat: number, now: number): boolean {
  const last = lastOwn(entries, seat) ?? entries[0];
  return last !== undefined && now - Date.parse(last.at) > LONG;
}

/** The last entry in which this seat took its workers in hand; null if it is not known. */
export function lastLifting(entries: Entry[], seat: number): number | null {
  const isLifting = (entry: Entry) =>
    entry.kind === 'acted' && entry.events.some((event) => event.event === 'workers_lifted' && event.seat === seat);
  return standing(entries).filter(isLifting).at(-1)?.seq ?? null;
}

const lastChange = (entries: Entry[]): Entry | undefined =>
  entries.filter(({ kind }) => ['acted', 'undone', 'started'].includes(kind)).at(-1);

/** The last entry that changed the position; 0 if none is known. */
export const lastMove = (entries: Entry[]): number => lastChange(entries)?.seq ?? 0;

/** Whether the position is one that somebody went back to. */
export const wasTakenBack = (entries: Entry[]): boolean => lastChange(entries)?.kind === 'undone';

/** Decisions after an entry that still hold, oldest first. */
export const actedAfter = (entries: Entry[], seq: number): ActedEntry[] =>
  standing(entries).filter((entry): entry is ActedEntry => entry.kind === 'acted' && entry.seq > seq);
