/** Storage (CAP-6): what may stay, what is lost, and the actions that say so. */

import type { Counts, SeatView } from '../../api/types';
import { GOODS, PRICE, count, goodsOf, isActive } from './game';

export interface Room {
  /** Kinds that stay whole (SWH-1, LWH-1). */
  kinds: number;
  /** Single barrels of all other kinds together (CAP-6, STO-1). */
  singles: number;
}

export function roomOf(seat: SeatView): Room {
  const kinds = (isActive(seat, 'small_warehouse') ? 1 : 0) + (isActive(seat, 'large_warehouse') ? 2 : 0);
  return { kinds, singles: isActive(seat, 'storehouse') ? 4 : 1 };
}

/** Whether so many barrels of each kind can stay: the largest kinds whole, the others as single barrels. */
export function fits(kept: Counts, room: Room): boolean {
  const numbers = GOODS.map((good) => count(kept, good)).sort((one, two) => two - one);
  return numbers.slice(room.kinds).reduce((sum, number) => sum + number, 0) <= room.singles;
}

/** The most that can stay of a kind beside the others. */
export function mostOf(good: string, kept: Counts, owned: Counts, room: Room): number {
  for (let number = count(owned, good); number > 0; number -= 1) {
    if (fits({ ...kept, [good]: number }, room)) return number;
  }
  return 0;
}

/** Keep what is worth most: whole kinds first, then the dearest single barrels. */
export function proposeKeeping(owned: Counts, room: Room, decided: Counts = {}, from = 0): Counts {
  const kept: Counts = { ...decided };
  const open = goodsOf(owned).filter(({ good }) => GOODS.indexOf(good) >= from);
  const byWorth = [...open].sort(
    (one, two) => two.number * (2 + PRICE[two.good]) - one.number * (2 + PRICE[one.good]),
  );
  for (const { good } of byWorth) {
    const most = mostOf(good, kept, owned, room);
    if (most > room.singles || most === count(owned, good)) kept[good] = most;
  }
  for (const { good } of [...open].reverse()) {
    if (count(kept, good) === 0) kept[good] = mostOf(good, kept, owned, room);
  }
  return kept;
}

/** Barrels that go back to the supply. */
export function losses(owned: Counts, kept: Counts): Counts {
  const lost: Counts = {};
  for (const { good, number } of goodsOf(owned)) {
    if (number > count(kept, good)) lost[good] = number - count(kept, good);
  }
  return lost;
}

/**
 * Kinds are named in the order of the goods from `from` on; `pass` ends it, but is not asked where nothing
 * more could be kept.
 */
export function keepingActions(owned: Counts, kept: Counts, room: Room, from = 0): string[] {
  const actions: string[] = [];
  const said: Counts = {};
  GOODS.slice(0, from).forEach((good) => (said[good] = count(owned, good)));
  let next = from;
  for (const good of GOODS.slice(from)) {
    const number = count(kept, good);
    if (number > 0) {
      actions.push(`keep ${good} ${String(number)}`);
      said[good] = number;
      next = GOODS.indexOf(good) + 1;
    }
  }
  const more = GOODS.slice(next).some((good) => count(owned, good) > 0 && mostOf(good, said, owned, room) > 0);
  if (more || actions.length === 0) actions.push('pass');
  return actions;
}
