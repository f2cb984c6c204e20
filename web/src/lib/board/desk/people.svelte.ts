/** Plans about people and dues: the black market, raids, rewards. */

import type { FrameView, Good, SeatView, TableView } from '../../api/types';
import type { Facts } from '../model/facts';
import { type Debt, type Offer, handingActions, offered, proposeOffer } from '../model/handing';
import { priceOf } from '../model/pricing';
import { type Person, emptyCircles, placeNumber, raidActions, rewardActions } from '../model/seating';
import type { Planner } from './planner';

/** Bits of a black market's count that say what is asked for. */
const ASKED = 3;

/** BLM-1: what is handed over for a building. */
export class HandingPlanner implements Planner {
  readonly isEngaged = true;
  readonly building: string;
  readonly debt: Debt;
  offer = $state<Offer>({ person: null, barrel: null, chip: false });
  #askForced: boolean;

  constructor(seat: SeatView, frame: FrameView, choices: string[], facts: Facts, askForced: boolean) {
    this.building = facts.byNumber(frame.memo ?? 0)?.id ?? '';
    const price = priceOf(this.building, seat, frame.taker === frame.seat, facts).price;
    this.debt = {
      stage: frame.count & ASKED,
      missing: Math.max(1, price - seat.coins - frame.rest),
      people: choices.filter((choice) => choice.startsWith('hand ') && !/^hand (barrel|chip)/.test(choice)),
      goods: seat.goods,
      hasChip: (seat.chips ?? 0) + (seat.noted ?? 0) > 0,
    };
    this.#askForced = askForced;
    this.offer = proposeOffer(this.debt);
  }

  get stillMissing(): number {
    return this.debt.missing - offered(this.offer);
  }

  get isReady(): boolean {
    return this.stillMissing === 0;
  }

  get actions(): string[] {
    return handingActions(this.debt, this.offer, this.#askForced);
  }

  get ending(): string[] {
    return handingActions(this.debt, this.offer, true);
  }

  turnPerson(action: string): void {
    this.offer.person = this.offer.person === action ? null : action;
  }

  turnBarrel(good: Good): void {
    this.offer.barrel = this.offer.barrel === good ? null : good;
  }

  turnChip(): void {
    this.offer.chip = !this.offer.chip;
  }
}

/** BUC-3, FES-4: people put on empty circles. */
export class SeatingPlanner implements Planner {
  readonly isEngaged = true;
  readonly isReady = true;
  readonly isRaid: boolean;
  /** How many may be put somewhere. */
  readonly limit: number;
  /** Of a raid: how many must leave the ship in all. */
  readonly leaving: number;
  readonly nobles: number;
  people = $state<Person[]>([]);
  nobleLeaves = $state(false);

  #seat: SeatView;
  #facts: Facts;
  #from: number;
  #workers: number;
  #askForced: boolean;

  constructor(view: TableView, frame: FrameView, facts: Facts, askForced: boolean) {
    this.#seat = view.seats[frame.seat] as SeatView;
    this.#facts = facts;
    this.#askForced = askForced;
    this.isRaid = frame.step === 'raid';
    this.limit = frame.count;
    this.leaving = this.isRaid ? frame.rest : frame.count;
    this.nobles = this.isRaid ? (view.ship_nobles ?? 0) : 0;
    this.#workers = this.isRaid ? view.worker_ship : frame.count;
    this.#from = (frame.memo ?? 0) % 256;
  }

  get left(): number {
    return this.limit - this.people.length;
  }

  get noblesPut(): number {
    return this.people.filter((person) => person.isNoble).length;
  }

  /** Whether it is open who of the others leaves. */
  get asksWhoLeaves(): boolean {
    const rest = this.leaving - this.people.length;
    const workers = this.#workers - (this.people.length - this.noblesPut);
    return this.isRaid && rest > 0 && this.nobles > this.noblesPut && workers >= rest;
  }

  get actions(): string[] {
    if (!this.isRaid) return rewardActions(this.#seat, this.#facts, this.people, this.limit, this.#from);
    const ship = {
      leaving: this.leaving,
      kept: this.limit,
      workers: this.#workers,
      nobles: this.nobles,
      from: this.#from,
    };
    return raidActions(this.#seat, ship, this.people, this.nobleLeaves, this.#facts, this.#askForced);
  }

  get ending(): string[] {
    return [this.isRaid ? (this.nobleLeaves ? 'noble' : 'worker') : 'pass'];
  }

  free(place: string): number {
    const circles = emptyCircles(this.#seat, this.#facts, this.#from).find((one) => one.place === place)?.free ?? 0;
    return circles - this.on(place);
  }

  on(place: string): number {
    return this.people.filter((person) => person.place === place).length;
  }

  noblesOn(place: string): number {
    return this.people.filter((person) => person.place === place && person.isNoble).length;
  }

  get canPutWorker(): boolean {
    return this.left > 0 && this.#workers > this.people.length - this.noblesPut;
  }

  get canPutNoble(): boolean {
    return this.left > 0 && this.nobles > this.noblesPut;
  }

  isOpen(place: string): boolean {
    return placeNumber(place, this.#facts) >= this.#from && (this.free(place) > 0 || this.on(place) > 0);
  }

  /** Tapping a place: a worker, then a noble instead, then nobody. */
  tap(place: string): void {
    if (this.free(place) > 0 && this.canPutWorker) this.people = [...this.people, { place, isNoble: false }];
    else if (this.free(place) > 0 && this.canPutNoble) this.people = [...this.people, { place, isNoble: true }];
    else if (this.on(place) > this.noblesOn(place) && this.nobles > this.noblesPut) this.#turnNoble(place);
    else this.people = this.people.filter((person) => person.place !== place);
  }

  #turnNoble(place: string): void {
    const worker = this.people.findIndex((person) => person.place === place && !person.isNoble);
    this.people = this.people.map((person, index) => (index === worker ? { place, isNoble: true } : person));
  }

  clear(): void {
    this.people = [];
  }
}
