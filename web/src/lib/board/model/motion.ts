/** Which pieces travel when something happens: from where to where, by the names of places on the screen. */

import type { Entry, GameEvent } from '../../api/types';
import { gains } from './story';

export interface Flight {
  what: { art: 'barrel' | 'plantation' | 'piece' | 'building' | 'role'; id: string };
  from: string;
  to: string;
  /** Several of a kind travel as one, with a number. */
  number: number;
}

/** A gain to be flashed at a seat: `+2` of something. */
export interface Gain {
  seat: number;
  number: number;
  what: { art: 'barrel' | 'piece'; id: string };
}

const seatPlace = (seat: number | null): string => `seat-${String(seat ?? 0)}`;

/** At most so many at once: more would not be followed. */
export const MOST_FLIGHTS = 14;

export function flightsOf(entries: Entry[]): Flight[] {
  const flights: Flight[] = [];
  for (const entry of entries) {
    if (entry.kind === 'acted') for (const event of entry.events) flights.push(...flightOf(event));
  }
  return flights.slice(-MOST_FLIGHTS);
}

function flightOf(event: GameEvent): Flight[] {
  const home = seatPlace(event.seat);
  switch (event.event) {
    case 'role_taken':
      return [fly('role', event.card, `role-${event.card}`, home)];
    case 'tile_taken':
      return [fly('plantation', event.field, `tile-${event.field}`, home)];
    case 'tile_drawn':
      return [fly('plantation', event.field, 'pile', home)];
    case 'workers_from_ship':
      return event.count > 0 ? [fly('piece', 'worker', 'worker-ship', home, event.count)] : [];
    case 'workers_gained':
      return [fly('piece', 'worker', 'supply', home, event.count)];
    case 'noble_gained':
      return [fly('piece', 'noble', 'worker-ship', home, event.count)];
    case 'built':
      return [fly('building', event.building, `market-${event.building}`, home)];
    case 'produced':
      return [fly('barrel', event.good, `supply-${event.good}`, home, event.count)];
    case 'barrel_taken':
      return [fly('barrel', event.good, `supply-${event.good}`, home)];
    case 'sold':
      return [fly('barrel', event.good, home, 'house'), fly('piece', 'coin', 'house', home, event.coins)];
    case 'loaded':
      return [fly('barrel', event.good, home, `ship-${String(event.ship)}`, event.count)];
    case 'shipped':
      return [fly('barrel', event.good, home, `supply-${event.good}`, event.count)];
    case 'pirated':
      return [fly('barrel', event.good, `ship-${String(event.ship)}`, home, event.count)];
    case 'looted':
      return [fly('piece', 'chip', 'house', home, event.count)];
    default:
      return [];
  }
}

function fly(art: Flight['what']['art'], id: string, from: string, to: string, number = 1): Flight {
  return { what: { art, id }, from, to, number };
}

/** What a seat gained by what happened. */
export function gainsOf(entries: Entry[], seat: number): Gain[] {
  const events = entries.flatMap((entry) => (entry.kind === 'acted' ? entry.events : []));
  return gainsFrom(events.filter((event) => event.seat === seat));
}

/** The gains that events tell of, no matter who made them. */
export const gainsFrom = (events: GameEvent[]): Gain[] => events.flatMap((event) => gainOf(event, event.seat ?? 0));

/** How many of a piece events bring. */
export const gainedBy = (events: GameEvent[], id: string): number =>
  gainsFrom(events).reduce((sum, { what, number }) => sum + (what.art === 'piece' && what.id === id ? number : 0), 0);

/** How many barrels go on a ship. */
export const loadedBy = (events: GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.event === 'loaded' || event.event === 'shipped' ? event.count : 0), 0);

const gainOf = (event: GameEvent, seat: number): Gain[] =>
  gains(event).map(({ piece, number, good }) => ({ seat, number, what: good === undefined ? { art: 'piece', id: piece } : { art: 'barrel', id: good } }));
