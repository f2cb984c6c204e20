/** A table that is being planned: what the host has chosen, and the request that creates it. */

import type { Difficulty, Draft, Edition, NewClock, NewSeat, NewTable, UndoRule } from '../../api/types';
import { fitting, hasDraft, withExpansion, type Chosen } from './fitting';

export const CLOCK_SECONDS = [60, 120, 300, 600, 1800];
export const CLOCK_DAYS = [1, 2, 3, 7];

const isPuertoma = (seat: NewSeat): boolean => seat.kind === 'puertoma';

/** PUE-1: they sit after all others. */
const puertomasLast = (seats: NewSeat[]): NewSeat[] => [
  ...seats.filter((seat) => !isPuertoma(seat)),
  ...seats.filter(isPuertoma),
];

export class TablePlan implements Chosen {
  title = $state('');
  edition = $state<Edition>('1897');
  expansions = $state.raw<string[]>([]);
  variants = $state.raw<string[]>([]);
  houseRules = $state(false);
  draft = $state<Draft>('players');
  buildings = $state.raw<string[]>([]);
  askForced = $state(false);
  voluntary = $state(false);
  seats = $state.raw<NewSeat[]>([]);
  difficulty = $state<Difficulty>('normal');
  order = $state<'random' | 'fixed'>('random');
  undo = $state<UndoRule>('own');
  clockKind = $state<NewClock['kind']>('none');
  clockSeconds = $state(300);
  clockDays = $state(2);
  isPublic = $state(false);

  /** You and bots; with friends, open seats instead. */
  constructor(players: number, others: NewSeat) {
    this.seats = [{ kind: 'you' }, ...new Array<NewSeat>(players - 1).fill(others)];
  }

  get players(): number {
    return this.seats.length;
  }

  get hasPuertomas(): boolean {
    return this.seats.some(isPuertoma);
  }

  get hasDraft(): boolean {
    return hasDraft(this);
  }

  /** Whether the game can begin at once. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  setPlayers(count: number, filling: NewSeat): void {
    const more = new Array<NewSeat>(Math.max(0, count - this.players)).fill(filling);
    this.seats = puertomasLast([...this.seats, ...more].slice(0, count));
  }

  /** PUE-1: at most so many, and somebody else plays too. */
  mayBePuertoma(number: number, most: number): boolean {
    const others = this.seats.filter((_, place) => place !== number);
    return others.filter(isPuertoma).length < most && !others.every(isPuertoma);
  }

  /** There is one seat for oneself at most: whoever sat there before gives way. */
  setSeat(number: number, seat: NewSeat): void {
    const seats: NewSeat[] = this.seats.map((other, place) => {
      if (place === number) return seat;
      return seat.kind === 'you' && other.kind === 'you' ? { kind: 'open' } : other;
    });
    this.seats = puertomasLast(seats);
    if (isPuertoma(seat) && this.edition !== 'special') this.setEdition('special');
    this.variants = fitting(this).variants;
  }

  /** Puertomas belong to the Special Edition: with another one their seats are open. */
  setEdition(edition: Edition): void {
    this.edition = edition;
    if (edition !== 'special') this.seats = this.seats.map((seat) => (isPuertoma(seat) ? { kind: 'open' } : seat));
    this.#fit();
  }

  setHouseRules(isOn: boolean): void {
    this.houseRules = isOn;
    this.#fit();
  }

  setExpansion(expansion: string, isOn: boolean): void {
    this.expansions = withExpansion(this, expansion, isOn);
    this.#fit();
  }

  setVariant(variant: string, isOn: boolean): void {
    const others = this.variants.filter((name) => name !== variant);
    this.variants = isOn ? [...others, variant] : others;
    this.#fit();
  }

  #fit(): void {
    const { expansions, variants } = fitting(this);
    this.expansions = expansions;
    this.variants = variants;
    this.buildings = []; // they were named for another draft
  }

  get #clock(): NewClock {
    if (this.clockKind === 'decision') return { kind: 'decision', seconds: this.clockSeconds };
    if (this.clockKind === 'day') return { kind: 'day', days: this.clockDays };
    return { kind: 'none' };
  }

  request(name: string, fallbackTitle: string): NewTable {
    const draft = this.hasDraft ? this.draft : 'players';
    return {
      name,
      title: this.title.trim() || fallbackTitle,
      options: {
        edition: this.edition,
        players: this.players,
        expansions: this.expansions,
        variants: this.variants,
        draft,
        buildings: draft === 'given' ? this.buildings : [],
        house_rules: this.houseRules && this.edition !== 'special',
        ask_forced: this.askForced,
        voluntary: this.voluntary,
        ...(this.hasPuertomas ? { difficulty: this.difficulty } : {}),
      },
      seats: this.seats,
      order: this.order,
      undo: this.undo,
      clock: this.#clock,
      public: this.isPublic,
      start: this.isComplete,
    };
  }
}
