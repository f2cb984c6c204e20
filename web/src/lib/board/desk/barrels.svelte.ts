/** Plans about barrels: what is kept, sent from the small wharf, delivered to the royal supplier. */

import type { Counts, Good, SeatView } from '../../api/types';
import { GOODS, count, goodsOf } from '../model/game';
import { fits, keepingActions, losses, mostOf, proposeKeeping, roomOf } from '../model/keeping';
import { deliveringActions, sendingActions, smallWharfPoints } from '../model/shipping';
import type { Planner } from './planner';

/** CAP-6: storage. */
export class KeepingPlanner implements Planner {
  readonly isEngaged = true;
  readonly owned: Counts;
  readonly room;
  /** The first kind still to be decided on. */
  readonly from: number;
  kept = $state<Counts>({});

  constructor(seat: SeatView, from: number) {
    this.owned = seat.goods;
    this.room = roomOf(seat);
    this.from = from;
    this.kept = this.#proposal();
  }

  get isReady(): boolean {
    return fits(this.kept, this.room);
  }

  get lost(): Counts {
    return losses(this.owned, this.kept);
  }

  get actions(): string[] {
    return keepingActions(this.owned, this.kept, this.room, this.from);
  }

  isOpen(good: Good): boolean {
    return GOODS.indexOf(good) >= this.from;
  }

  most(good: Good): number {
    return mostOf(good, this.kept, this.owned, this.room);
  }

  /** Keep so many; if that is too much beside the others, as many as fit. */
  keep(good: Good, number: number): void {
    if (this.isOpen(good)) this.kept[good] = Math.max(0, Math.min(number, this.most(good)));
  }

  /** All that may stay, or nothing. */
  toggle(good: Good): void {
    this.keep(good, count(this.kept, good) > 0 ? 0 : count(this.owned, good));
  }

  propose(): void {
    this.kept = this.#proposal();
  }

  #proposal(): Counts {
    const decided: Counts = {};
    for (const { good, number } of goodsOf(this.owned)) if (!this.isOpen(good)) decided[good] = number;
    return proposeKeeping(this.owned, this.room, decided, this.from);
  }
}

/** SMW-1: the small wharf's ship, from the captain's turn or already being loaded. */
export class SendingPlanner implements Planner {
  readonly owned: Counts;
  readonly from: number;
  /** Barrels that are on the ship already. */
  readonly aboard: number;
  /** Whether the ship is the whole decision, not one of several ways to load. */
  readonly isOnly: boolean;
  sent = $state<Counts>({});

  #extra: number;

  constructor(seat: SeatView, from: number, aboard: number, extra: number, isOnly: boolean) {
    this.owned = seat.goods;
    this.from = from;
    this.aboard = aboard;
    this.isOnly = isOnly;
    this.#extra = extra;
  }

  get number(): number {
    return GOODS.reduce((sum, good) => sum + count(this.sent, good), 0);
  }

  get isEngaged(): boolean {
    return this.isOnly || this.number > 0;
  }

  get isReady(): boolean {
    return this.isOnly || this.number > 0;
  }

  get points(): number {
    return smallWharfPoints(this.sent, this.aboard, this.#extra);
  }

  get actions(): string[] {
    return sendingActions(this.owned, this.sent, this.from);
  }

  isOpen(good: Good): boolean {
    return GOODS.indexOf(good) >= this.from && count(this.owned, good) > 0;
  }

  send(good: Good, number: number): void {
    if (this.isOpen(good)) this.sent[good] = Math.max(0, Math.min(number, count(this.owned, good)));
  }

  clear(): void {
    this.sent = {};
  }
}

/** ROY-1: one barrel of a kind for each noble. */
export class DeliveringPlanner implements Planner {
  readonly isEngaged = true;
  readonly isReady = true;
  readonly owned: Counts;
  readonly from: number;
  /** How many more may be handed in. */
  readonly limit: number;
  chosen = $state<Good[]>([]);

  #nobles: number;
  #done: number;

  constructor(seat: SeatView, from: number, done: number) {
    this.owned = seat.goods;
    this.from = from;
    this.#nobles = seat.nobles ?? 0;
    this.#done = done;
    this.limit = this.#nobles - done;
    this.chosen = GOODS.filter((good) => this.isOpen(good)).slice(0, this.limit);
  }

  get actions(): string[] {
    return deliveringActions(this.owned, this.chosen, this.#nobles, this.#done, this.from);
  }

  isOpen(good: Good): boolean {
    return GOODS.indexOf(good) >= this.from && count(this.owned, good) > 0;
  }

  toggle(good: Good): void {
    if (this.chosen.includes(good)) this.chosen = this.chosen.filter((other) => other !== good);
    else if (this.isOpen(good) && this.chosen.length < this.limit) this.chosen = [...this.chosen, good];
  }
}
