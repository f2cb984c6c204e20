/** People put on circles one after the other: raids (BUC-3) and rewards (FES-4). */

import type { SeatView } from '../../api/types';
import type { Facts } from './facts';
import { FIELDS, isField } from './game';
import { NOBLE_POSTS } from './placing';

export interface Person {
  place: string;
  isNoble: boolean;
}

/** The order of the places: kinds of field, then the buildings as the catalogue lists them. */
export const placeNumber = (place: string, facts: Facts): number =>
  isField(place) ? FIELDS.indexOf(place) : FIELDS.length + facts.number(place);

/** Empty circles by place, from a place on. */
export function emptyCircles(seat: SeatView, facts: Facts, from = 0): { place: string; free: number }[] {
  const fields = FIELDS.map((place) => ({
    place: place as string,
    free: (seat.island[place]?.tiles ?? 0) - (seat.island[place]?.workers ?? 0),
  }));
  const buildings = seat.city.map((entry) => ({
    place: entry.building,
    free: facts.of(entry.building).circles - entry.workers,
  }));
  return [...fields, ...buildings]
    .filter(({ place, free }) => free > 0 && placeNumber(place, facts) >= from)
    .sort((one, two) => placeNumber(one.place, facts) - placeNumber(two.place, facts));
}

/** Whether it matters who stands there (NOB-5, RUL-39). */
const mattersWho = (place: string): boolean => NOBLE_POSTS.includes(place);

/**
 * In the engine's order: place by place, and a noble on an ordinary place before any plain worker on one (who
 * of those there is the noble changes nothing).
 */
function inOrder(people: Person[], facts: Facts): Person[] {
  const sorted = [...people].sort((one, two) => placeNumber(one.place, facts) - placeNumber(two.place, facts));
  const ordinary = sorted.filter((person) => !mattersWho(person.place));
  let nobles = ordinary.filter((person) => person.isNoble).length;
  return sorted.map((person) => {
    if (mattersWho(person.place)) return person;
    nobles -= 1;
    return { place: person.place, isNoble: nobles >= 0 };
  });
}

const putAction = (person: Person): string => `put ${person.isNoble ? 'noble ' : ''}${person.place}`;

/** Whether a circle is left empty from the last place on. */
function isRoomLeft(seat: SeatView, facts: Facts, ordered: Person[], from: number): boolean {
  const last = ordered.at(-1);
  const next = last === undefined ? from : placeNumber(last.place, facts);
  return emptyCircles(seat, facts, next).some(
    ({ place, free }) => free > ordered.filter((person) => person.place === place).length,
  );
}

/** FES-4: put workers, then `pass` for those who stay, if any could still be put. */
export function rewardActions(seat: SeatView, facts: Facts, people: Person[], workers: number, from = 0): string[] {
  const ordered = inOrder(people, facts);
  const actions = ordered.map(putAction);
  if (ordered.length < workers && isRoomLeft(seat, facts, ordered, from)) actions.push('pass');
  return actions;
}

export interface Raided {
  /** Who must leave the ship in all. */
  leaving: number;
  /** How many of them may be put on circles. */
  kept: number;
  workers: number;
  nobles: number;
  /** The first place left. */
  from: number;
}

/** BUC-3: put some, then say whether those who leave are workers only or one is a noble. */
export function raidActions(
  seat: SeatView,
  ship: Raided,
  people: Person[],
  nobleLeaves: boolean,
  facts: Facts,
  askForced = false,
): string[] {
  const ordered = inOrder(people, facts);
  const actions = ordered.map(putAction);
  const rest = ship.leaving - ordered.length;
  if (rest <= 0) return actions;
  const putNobles = ordered.filter((person) => person.isNoble).length;
  const nobles = ship.nobles - putNobles;
  const workers = ship.workers - (ordered.length - putNobles);
  const both = nobles > 0 && workers >= rest;
  const more = ordered.length < ship.kept && isRoomLeft(seat, facts, ordered, ship.from);
  if (both || more || askForced) actions.push((both ? nobleLeaves : nobles > 0) ? 'noble' : 'worker');
  return actions;
}
