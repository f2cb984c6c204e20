/** Touching a place of the own board, or a good: what it means depends on what is being decided. */

import type { Good } from '../../api/types';
import { parse } from '../model/actions';
import { count, isGood } from '../model/game';
import { DeliveringPlanner, KeepingPlanner, SendingPlanner } from './barrels.svelte';
import type { Desk, Standing } from './desk.svelte';
import { HandingPlanner, SeatingPlanner } from './people.svelte';
import { PlacingPlanner } from './placing.svelte';

const PLACE_VERBS = ['put', 'hand', 'worker', 'noble', 'clear'];
const GOOD_VERBS = ['sell', 'post', 'barrel', 'load', 'wharf'];

/** The legal actions about a place: put somebody there, give it back. */
const actionsAt = (desk: Desk, place: string): string[] =>
  desk.store.choices
    .map((choice) => parse(choice.action))
    .filter((action) => PLACE_VERBS.includes(action.verb) && action.thing === place)
    .map((action) => action.text);

export function placeStanding(desk: Desk, place: string): Standing {
  if (!desk.isMine) return 'idle';
  const { planner } = desk;
  if (planner instanceof PlacingPlanner && planner.isPlacing) {
    return planner.canAdd(place) || planner.canRemove(place) || planner.canPull(place) ? 'choosable' : 'idle';
  }
  if (planner instanceof PlacingPlanner) {
    const post = planner.posts.find((one) => one.building === place);
    return post && post.fewest < post.most ? 'choosable' : 'idle';
  }
  if (planner instanceof SeatingPlanner) {
    if (planner.on(place) > 0) return 'chosen';
    return planner.isOpen(place) && planner.left > 0 ? 'choosable' : 'idle';
  }
  if (planner instanceof HandingPlanner) {
    const people = peopleAt(planner, place);
    if (planner.offer.person !== null && people.includes(planner.offer.person)) return 'chosen';
    return people.length > 0 ? 'choosable' : 'idle';
  }
  const actions = actionsAt(desk, place);
  return actions.length > 0 ? desk.standing(...actions) : 'idle';
}

export function touchPlace(desk: Desk, place: string): void {
  const { planner } = desk;
  if (!desk.isMine || desk.isBusy) return;
  if (planner instanceof PlacingPlanner) {
    if (planner.isPlacing) planner.tap(place);
    else planner.turnNoble(place);
  } else if (planner instanceof SeatingPlanner) planner.tap(place);
  else if (planner instanceof HandingPlanner) touchPerson(planner, place);
  else desk.pick(...actionsAt(desk, place));
}

const peopleAt = (planner: HandingPlanner, place: string): string[] =>
  planner.debt.people.filter((action) => parse(action).thing === place);

/** A worker from there, then a noble, then nobody. */
function touchPerson(planner: HandingPlanner, place: string): void {
  const people = peopleAt(planner, place);
  const now = planner.offer.person === null ? -1 : people.indexOf(planner.offer.person);
  planner.offer.person = people[now + 1] ?? null;
}

/** The legal single actions about a good. */
const actionsWith = (desk: Desk, good: string): string[] =>
  desk.store.choices
    .map((choice) => parse(choice.action))
    .filter((action) => GOOD_VERBS.includes(action.verb) && action.thing === good)
    .map((action) => action.text);

export function goodStanding(desk: Desk, good: Good): Standing {
  if (!desk.isMine) return 'idle';
  const { planner } = desk;
  if (planner instanceof KeepingPlanner) {
    if (!planner.isOpen(good) || count(planner.owned, good) === 0) return 'idle';
    return count(planner.kept, good) > 0 ? 'chosen' : 'choosable';
  }
  if (planner instanceof DeliveringPlanner) {
    return planner.chosen.includes(good) ? 'chosen' : planner.isOpen(good) ? 'choosable' : 'idle';
  }
  if (planner instanceof SendingPlanner && planner.isOnly) {
    return count(planner.sent, good) > 0 ? 'chosen' : planner.isOpen(good) ? 'choosable' : 'idle';
  }
  if (planner instanceof HandingPlanner) {
    if (planner.offer.barrel === good) return 'chosen';
    return planner.debt.stage <= 1 && count(planner.debt.goods, good) > 0 ? 'choosable' : 'idle';
  }
  const actions = actionsWith(desk, good);
  return actions.length > 0 ? desk.standing(...actions) : 'idle';
}

export function touchGood(desk: Desk, good: string): void {
  const { planner } = desk;
  if (!desk.isMine || desk.isBusy || !isGood(good)) return;
  if (planner instanceof KeepingPlanner || planner instanceof DeliveringPlanner) planner.toggle(good);
  else if (planner instanceof HandingPlanner) planner.turnBarrel(good);
  else if (planner instanceof SendingPlanner && planner.isOnly) {
    const now = count(planner.sent, good);
    planner.send(good, now < count(planner.owned, good) ? now + 1 : 0);
  } else desk.pick(...actionsWith(desk, good));
}
