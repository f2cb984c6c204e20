/** Loading (CAP-3 to CAP-5), the small wharf (SMW-1) and the royal supplier (ROY-1). */

import type { Counts, Good, ShipView, TableView } from '../../api/types';
import { GOODS, count, frameOf, isActive, total } from './game';

/** CAP-3: how many barrels of a kind a ship takes. */
export function loadable(ships: ShipView[], owned: Counts, good: Good, ship: ShipView): number {
  if (ship.good !== null && ship.good !== good) return 0;
  if (ship.good === null && ships.some((other) => other.good === good)) return 0;
  return Math.min(count(owned, good), ship.capacity - ship.load);
}

const PRIVILEGE_USED = 1;

/** CAP-5, HAR-1, LIB-4: points a loading brings beside those for its barrels. */
export function extraPoints(view: TableView, number: number): number {
  const seat = view.seats[number];
  const captain = frameOf(view, 'captain');
  if (!seat || !captain) return 0;
  const harbor = isActive(seat, 'harbor') ? 1 : 0;
  const isFirst = captain.taker === number && ((captain.memo ?? 0) & PRIVILEGE_USED) === 0;
  return harbor + (isFirst ? (isActive(seat, 'library') ? 2 : 1) : 0);
}

/** SMW-1: a point for every two barrels, and what every loading brings. `aboard` are there already. */
export const smallWharfPoints = (sent: Counts, aboard: number, extra: number): number =>
  total(sent) + aboard > 0 ? Math.floor((total(sent) + aboard) / 2) + extra : 0;

/** Kinds in the order of the goods; `pass` lets the ship leave, and is not asked when nothing could follow. */
export function sendingActions(owned: Counts, sent: Counts, from = 0): string[] {
  const actions: string[] = [];
  let next = from;
  for (const good of GOODS.slice(from)) {
    if (count(sent, good) > 0) {
      actions.push(`send ${good} ${String(count(sent, good))}`);
      next = GOODS.indexOf(good) + 1;
    }
  }
  if (GOODS.slice(next).some((good) => count(owned, good) > 0)) actions.push('pass');
  return actions;
}

/** ROY-1: one barrel of each kind chosen; `pass` unless no noble or no kind is left. */
export function deliveringActions(owned: Counts, chosen: Good[], nobles: number, done: number, from = 0): string[] {
  const actions: string[] = [];
  let next = from;
  let left = nobles - done;
  for (const good of GOODS.slice(from)) {
    if (chosen.includes(good) && left > 0) {
      actions.push(`deliver ${good}`);
      next = GOODS.indexOf(good) + 1;
      left -= 1;
    }
  }
  const more = left > 0 && GOODS.slice(next).some((good) => count(owned, good) > 0);
  if (more || actions.length === 0) actions.push('pass');
  return actions;
}
