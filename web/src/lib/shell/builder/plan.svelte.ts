/** A table that is being planned: what the host has chosen, and the request that creates it. */

import type { Draft, Edition, NewClock, NewSeat, NewTable, UndoRule } from '../../api/types';
import { fitting, hasDraft, withExpansion, type Chosen } from './fitting';

export const CLOCK_SECONDS = [60, 120, 300, 600, 1800];
export const CLOCK_DAYS = [1, 2, 3, 7];

export class TablePlan implements Chosen {
  title = $state('');
  edition = $state<Edition>('1897');
  expansions = $state.raw<string[]>([]);
  variants = $state.raw<string[]>([]);
  houseRules = $state(false);
  draft = $state<Draft>('players');
  buildings = $state.raw<string[]>([]);
  askForced = $state(false);
  seats = $state.raw<NewSeat[]>([]);
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

  get hasDraft(): boolean {
    return hasDraft(this);
  }

  /** Whether the game can begin at once. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  setPlayers(count: number, filling: NewSeat): void {
    const more = new Array<NewSeat>(Math.max(0, count - this.players)).fill(filling);
    this.seats = [...this.seats, ...more].slice(0, count);
  }

  /** There is one seat for oneself at most: whoever sat there before gives way. */
  setSeat(number: number, seat: NewSeat): void {
    this.seats = this.seats.map((other, place) => {
      if (place === number) return seat;
      return seat.kind === 'you' && other.kind === 'you' ? { kind: 'open' } : other;
    });
  }

  setEdition(edition: Edition): void {
    this.edition = edition;
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
