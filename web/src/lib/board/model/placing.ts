/** Placing workers (MAY-3, MAY-4) and nobles (NOB-5): plans, and the actions that carry them out. */

import type { FrameView, SeatView } from '../../api/types';
import type { Facts } from './facts';
import { FIELDS, PRICE, isGood, persons } from './game';

/** A kind of field or a building, with its circles. */
export interface Place {
  id: string;
  circles: number;
  /** Decided already, by an earlier action of the same placing. */
  fixed: number | null;
}

export type Plan = Record<string, number>;

/** All places in the order in which the engine asks for them: kinds of field, then the city as built. */
export function placesOf(seat: SeatView, facts: Facts, frame?: FrameView): Place[] {
  const now = frame?.step === 'place' ? (frame.memo ?? 0) : 0;
  const places: Place[] = FIELDS.map((kind, number) => ({
    id: kind,
    circles: seat.island[kind]?.tiles ?? 0,
    fixed: number < now ? (seat.island[kind]?.workers ?? 0) : null,
  }));
  seat.city.forEach((entry, slot) => {
    const fixed = FIELDS.length + slot < now ? entry.workers : null;
    places.push({ id: entry.building, circles: facts.of(entry.building).circles, fixed });
  });
  return places.filter((place) => place.circles > 0);
}

/** What may still change in a plan: how many are in hand. */
export function leftToPlace(places: Place[], hand: number, plan: Plan): number {
  const open = places.filter((place) => place.fixed === null);
  return hand - open.reduce((sum, place) => sum + (plan[place.id] ?? 0), 0);
}

/**
 * The actions that lead to a plan. Places are asked for one after the other; where the number follows by
 * itself the engine does not ask, unless the table wants to see forced moves.
 */
export function placingActions(places: Place[], hand: number, plan: Plan, askForced = false): string[] {
  const open = places.filter((place) => place.fixed === null);
  let left = hand;
  let circles = open.reduce((sum, place) => sum + place.circles, 0);
  const actions: string[] = [];
  for (const place of open) {
    if (left === 0 || left === circles) break;
    circles -= place.circles;
    const fewest = Math.max(0, left - circles);
    const most = Math.min(place.circles, left);
    const crowd = Math.min(Math.max(plan[place.id] ?? 0, fewest), most);
    if (fewest < most || askForced) actions.push(`place ${place.id} ${String(crowd)}`);
    left -= crowd;
  }
  return actions;
}

// --- A sensible placing -----------------------------------------------------------------------------------

const QUARRY_WORTH = 1.3;
const BUILDING_WORTH: Record<string, number> = {
  factory: 2.6,
  harbor: 2.4,
  wharf: 2.4,
  large_market: 2,
  small_market: 1.4,
  office: 1,
  hospice: 1.5,
  university: 1.4,
  hacienda: 1.5,
  guesthouse: 0.4,
};
const LARGE_WORTH = 3.5;
const OTHER_WORTH = 1.2;

/** How much a placing is worth by rule of thumb: goods made, quarries, buildings at work. */
export function worth(plan: Plan, places: Place[], facts: Facts): number {
  let sum = (plan.quarry ?? 0) * QUARRY_WORTH;
  for (const place of places) {
    const building = isFieldPlace(place) ? null : facts.of(place.id);
    if (building && building.good === null && (plan[place.id] ?? 0) > 0) {
      sum += building.spaces > 1 ? LARGE_WORTH : (BUILDING_WORTH[place.id] ?? OTHER_WORTH);
    }
  }
  for (const good of FIELDS.filter(isGood)) {
    const fields = plan[good] ?? 0;
    const crew = places
      .filter((place) => !isFieldPlace(place) && facts.of(place.id).good === good)
      .reduce((workers, place) => workers + (plan[place.id] ?? 0), 0);
    const made = good === 'corn' ? fields : Math.min(fields, crew);
    sum += made * (1.2 + PRICE[good] * 0.45);
    // Half a pair is a beginning: better on a field or a mill than nowhere.
    if (good !== 'corn') sum += Math.abs(fields - crew) * 0.1;
  }
  return sum;
}

const isFieldPlace = (place: Place): boolean => (FIELDS as string[]).includes(place.id);

/** A sensible placing from scratch. */
export function proposePlacing(places: Place[], hand: number, facts: Facts): Plan {
  const plan: Plan = {};
  for (const place of places) plan[place.id] = place.fixed ?? 0;
  return fillUp(places, hand, plan, facts);
}

/** Put worker by worker, or pair by pair, where most is gained. */
function fillUp(places: Place[], hand: number, begun: Plan, facts: Facts): Plan {
  const plan = { ...begun };
  const open = places.filter((place) => place.fixed === null);
  let left = hand;
  while (left > 0) {
    const step = bestStep(open, places, plan, facts, left);
    if (step === null) break;
    for (const id of step) plan[id] = (plan[id] ?? 0) + 1;
    left -= step.length;
  }
  return plan;
}

function bestStep(open: Place[], all: Place[], plan: Plan, facts: Facts, left: number): string[] | null {
  const free = open.filter((place) => (plan[place.id] ?? 0) < place.circles).map((place) => place.id);
  const steps: string[][] = free.map((id) => [id]);
  if (left > 1) {
    for (const field of free.filter(isGood)) {
      for (const mill of free) {
        if (!isGood(mill) && mill !== 'quarry' && facts.of(mill).good === field) steps.push([field, mill]);
      }
    }
  }
  const before = worth(plan, all, facts);
  let best: string[] | null = null;
  let most = -Infinity;
  for (const step of steps) {
    const after = { ...plan };
    for (const id of step) after[id] = (after[id] ?? 0) + 1;
    const gain = (worth(after, all, facts) - before) / step.length;
    if (gain > most + 1e-9) [best, most] = [step, gain];
  }
  return best;
}

/** The placing nearest to an earlier one: everybody back, the new ones where they are of use. */
export function placeAsBefore(places: Place[], hand: number, before: Plan, facts: Facts): Plan {
  const plan: Plan = {};
  let left = hand;
  for (const place of places) {
    const back = place.fixed ?? Math.min(before[place.id] ?? 0, place.circles);
    plan[place.id] = back;
    if (place.fixed === null) left -= back;
  }
  return left < 0 ? proposePlacing(places, hand, facts) : fillUp(places, left, plan, facts);
}

/** Where everybody stands now, to be put back after they are taken in hand. */
export function standing(seat: SeatView): Plan {
  const plan: Plan = {};
  for (const [kind, field] of Object.entries(seat.island)) plan[kind] = field.workers;
  for (const entry of seat.city) plan[entry.building] = entry.workers;
  return plan;
}

// --- Nobles -----------------------------------------------------------------------------------------------

/** Where it matters who stands there, in the order in which the engine asks (NOB-5). */
export const NOBLE_POSTS = ['land_office', 'chapel', 'hunting_lodge', 'zoning_office', 'guesthouse'];

export interface Post {
  building: string;
  crew: number;
  fewest: number;
  most: number;
}

/**
 * The posts still to be asked for, each with how many nobles can stand there when the earlier ones are as
 * planned. `from` is the place in NOBLE_POSTS where the engine is; `posted` what was said before.
 */
export function noblePosts(
  seat: SeatView,
  crew: Plan,
  wanted: Plan,
  from = 0,
  posted: Plan = {},
): Post[] {
  let nobles = seat.nobles ?? 0;
  let workers = persons(seat) - nobles;
  const posts: Post[] = [];
  NOBLE_POSTS.forEach((building, number) => {
    const here = crew[building] ?? 0;
    if (here === 0) return;
    const fewest = Math.max(0, here - workers);
    const most = Math.min(here, nobles);
    const settled = number < from ? (posted[building] ?? 0) : Math.min(Math.max(wanted[building] ?? 0, fewest), most);
    if (number >= from) posts.push({ building, crew: here, fewest, most });
    nobles -= settled;
    workers -= here - settled;
  });
  return posts;
}

/** The actions that post nobles as wanted; what follows by itself is not asked. */
export function nobleActions(posts: Post[], wanted: Plan, askForced = false): string[] {
  return posts
    .filter((post) => post.fewest < post.most || askForced)
    .map((post) => {
      const crowd = Math.min(Math.max(wanted[post.building] ?? 0, post.fewest), post.most);
      return `nobles ${post.building} ${String(crowd)}`;
    });
}
