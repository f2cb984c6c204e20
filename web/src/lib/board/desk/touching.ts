/** Touching a place of the own board, or a good: what it means depends on what is being decided. */

import type { Good } from '../../api/types';
import { parse } from '../model/actions';
import { isGood } from '../model/game';
import type { Desk, Standing } from './desk.svelte';
import type { SheetPlanner } from './sheet.svelte';

const PLACE_VERBS = ['put', 'hand', 'worker', 'noble', 'clear'];
const GOOD_VERBS = ['sell', 'post', 'barrel', 'load', 'wharf'];

/** The planner, if the whole decision is its own. */
const plannerOf = (desk: Desk): SheetPlanner | null => (desk.planner?.sheet.optional ? null : desk.planner);

/** The legal single actions about a thing. */
const actionsAbout = (desk: Desk, thing: string, verbs: string[]): string[] =>
  desk.store.choices
    .map((choice) => parse(choice.action))
    .filter((action) => verbs.includes(action.verb) && action.thing === thing)
    .map((action) => action.text);

const standingOf = (desk: Desk, actions: string[]): Standing => (actions.length > 0 ? desk.standing(...actions) : 'idle');

// --- Places -----------------------------------------------------------------------------------------------

export const placing = (place: string): string => `place ${place}`;
export const posting = (place: string): string => `nobles ${place}`;

/** People put on a place or handed over from there: a worker, then a noble. */
const peopleAt = (planner: SheetPlanner, place: string): string[] =>
  ['put', 'hand'].flatMap((verb) => [`${verb} ${place}`, `${verb} noble ${place}`]).filter((id) => planner.has(id));

const countAll = (planner: SheetPlanner, ids: string[]): number => ids.reduce((sum, id) => sum + planner.count(id), 0);

/** Who will stand on a place by the plan. */
export function workersOn(planner: SheetPlanner | null, place: string, standing: number): number {
  if (planner === null) return standing;
  if (planner.has(placing(place))) return planner.count(placing(place));
  return standing + planner.count(`put ${place}`) + planner.count(`put noble ${place}`);
}

/** The nobles among them. */
export function noblesOn(planner: SheetPlanner | null, place: string, standing: number): number {
  if (planner?.has(posting(place))) return planner.settled(posting(place));
  return standing + (planner?.count(`put noble ${place}`) ?? 0);
}

export function placeStanding(desk: Desk, place: string): Standing {
  if (!desk.isPlanning) return 'idle';
  const planner = plannerOf(desk);
  if (planner === null) return standingOf(desk, actionsAbout(desk, place, PLACE_VERBS));
  const people = peopleAt(planner, place);
  if (countAll(planner, people) > 0) return 'chosen';
  const id = placing(place);
  const isOpen =
    people.some((person) => planner.canAdd(person)) ||
    [planner.canAdd(id), planner.canRemove(id), planner.canPull(id)].includes(true) ||
    (desk.plannedKind === 'nobles' && planner.room(posting(place)).fewest < planner.room(posting(place)).most);
  return isOpen ? 'choosable' : 'idle';
}

/** How each tile of the own island stands to the decision: of several of a kind only those that are meant. */
export function tileStandings(desk: Desk, slots: (string | null)[], newest: Record<string, number>, stood: Record<string, number>): Standing[] {
  const standings = slots.map((): Standing => 'idle');
  for (const kind of new Set(slots)) {
    const state = kind === null ? 'idle' : placeStanding(desk, kind);
    if (kind === null || state === 'idle') continue;
    const all = slots.flatMap((one, slot) => (one === kind ? [slot] : []));
    const { meant, chosen } = meantOf(desk, kind, all, newest[kind] ?? -1, stood[kind] ?? 0);
    for (const slot of meant) standings[slot] = state === 'chosen' && chosen.includes(slot) ? 'chosen' : 'choosable';
  }
  return standings;
}

/** The tiles of a kind that the decision is about, and those that would be chosen: a new one, one without anybody, one with somebody. */
function meantOf(desk: Desk, kind: string, all: number[], newest: number, stood: number): { meant: number[]; chosen: number[] } {
  const planner = plannerOf(desk);
  if (planner?.has(placing(kind)) || planner?.has(posting(kind))) return { meant: all, chosen: all };
  const people = planner === null ? [] : peopleAt(planner, kind);
  const [first] = people.length > 0 ? people : actionsAbout(desk, kind, PLACE_VERBS);
  const verb = first === undefined ? '' : parse(first).verb;
  const number = planner === null ? 1 : countAll(planner, people);
  if (verb === 'worker' || verb === 'noble') return { meant: [newest], chosen: [newest] };
  if (verb === 'put') return { meant: all.slice(stood), chosen: all.slice(stood, stood + number) };
  if (verb === 'hand') return { meant: all.slice(0, stood), chosen: all.slice(Math.max(0, stood - number), stood) };
  return { meant: all, chosen: all.slice(-1) };
}

export function touchPlace(desk: Desk, place: string): void {
  if (!desk.isPlanning || desk.isBusy) return;
  const planner = plannerOf(desk);
  if (planner === null) desk.pick(...actionsAbout(desk, place, PLACE_VERBS));
  else if (planner.has(placing(place))) fill(planner, placing(place));
  else if (planner.has(posting(place))) planner.turn(posting(place));
  else touchPeople(planner, place);
}

/** One more; when it is full, all are taken up again. */
function fill(planner: SheetPlanner, id: string): void {
  if (planner.count(id) >= planner.most(id)) planner.set(id, 0);
  else planner.pull(id);
}

/** A worker more, then a noble instead, then nobody. */
export function touchPeople(planner: SheetPlanner, place: string): void {
  const people = peopleAt(planner, place);
  const [worker, noble] = people;
  const next = people.find((id) => planner.canAdd(id));
  if (next !== undefined) planner.add(next);
  else if (worker !== undefined && noble !== undefined && planner.count(worker) > 0) planner.move(worker, noble);
  else planner.setAll(people, 0);
}

// --- Goods ------------------------------------------------------------------------------------------------

/** What can be named of a good: how many are kept, sent, delivered, handed over. */
const itemWith = (planner: SheetPlanner, good: string): string | undefined =>
  ['keep', 'send', 'deliver', 'hand barrel'].map((verb) => `${verb} ${good}`).find((id) => planner.has(id));

export function goodStanding(desk: Desk, good: Good): Standing {
  if (!desk.isPlanning) return 'idle';
  const planner = plannerOf(desk);
  if (planner === null) return standingOf(desk, actionsAbout(desk, good, GOOD_VERBS));
  const id = itemWith(planner, good);
  if (id === undefined) return 'idle';
  return planner.count(id) > 0 ? 'chosen' : 'choosable';
}

export function touchGood(desk: Desk, good: string): void {
  if (!desk.isPlanning || desk.isBusy || !isGood(good)) return;
  const planner = plannerOf(desk);
  if (planner === null) return desk.pick(...actionsAbout(desk, good, GOOD_VERBS));
  const id = itemWith(planner, good);
  if (id === undefined) return;
  if (desk.plannedKind === 'small wharf') planner.turn(id);
  else planner.toggle(id);
}
