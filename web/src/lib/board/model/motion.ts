/** What happened in numbers: who gains what. */

import type { GameEvent } from '../../api/types';
import { gains } from './story';

/** A gain to be flashed at a seat: `+2` of something. */
export interface Gain {
  seat: number;
  number: number;
  what: { art: 'barrel' | 'piece'; id: string };
}

/** The gains that events tell of, no matter who made them. */
export const gainsFrom = (events: GameEvent[]): Gain[] => events.flatMap((event) => gainOf(event, event.seat ?? 0));

/** The same, with what comes in several events as one sum. */
export function sumsFrom(events: GameEvent[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of gainsFrom(events)) {
    const key = `${gain.what.art} ${gain.what.id}`;
    sums.set(key, { ...gain, number: gain.number + (sums.get(key)?.number ?? 0) });
  }
  return [...sums.values()];
}

/** How many of a piece events bring. */
export const gainedBy = (events: GameEvent[], id: string): number =>
  gainsFrom(events).reduce((sum, { what, number }) => sum + (what.art === 'piece' && what.id === id ? number : 0), 0);

/** How many barrels go on a ship. */
export const loadedBy = (events: GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.event === 'loaded' || event.event === 'shipped' ? event.count : 0), 0);

const gainOf = (event: GameEvent, seat: number): Gain[] =>
  gains(event).map(({ piece, number, good }) => ({ seat, number, what: good === undefined ? { art: 'piece', id: piece } : { art: 'barrel', id: good } }));
