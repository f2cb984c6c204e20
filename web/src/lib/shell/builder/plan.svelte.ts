/** A table that is being planned: what the host has chosen, and the request that creates it. */

import type {
  Catalog,
  Difficulty,
  Draft,
  DraftRow,
  Edition,
  ExpansionFacts,
  GameOptions,
  NewClock,
  NewSeat,
  NewTable,
  UndoRule,
  VariantFacts,
} from '../../api/types';
import { USUAL_EDITION } from '../../api/vocabulary';

export const CLOCK_SECONDS = [60, 120, 300, 600, 1800];
export const CLOCK_DAYS = [1, 2, 3, 7];

const isPuertoma = (seat: NewSeat): boolean => seat.kind === 'puertoma';

/** What goes with what is what the catalogue says. */
export class TablePlan {
  readonly catalog: Catalog;
  title = $state('');
  edition = $state<Edition>(USUAL_EDITION);
  expansions = $state.raw<string[]>([]);
  variants = $state.raw<string[]>([]);
  houseRules = $state(false);
  draft = $state<Draft>('players');
  buildings = $state.raw<string[]>([]);
  /** The spaces of the draft and the kinds for them; null until the server has said. */
  draftRows = $state.raw<DraftRow[] | null>(null);
  askForced = $state(false);
  voluntary = $state(false);
  seats = $state.raw<NewSeat[]>([]);
  difficulty = $state<Difficulty>('normal');
  order = $state<Catalog['orders'][number]>('random');
  undo = $state<UndoRule>('own');
  clockKind = $state<NewClock['kind']>('none');
  clockSeconds = $state(300);
  clockDays = $state(2);
  isPublic = $state(false);
  /** Whether it is to be rated, where it can be. */
  wantsRating = $state(false);

  /** You and bots; with friends, open seats instead. */
  constructor(catalog: Catalog, others: NewSeat[]) {
    this.catalog = catalog;
    this.seats = [{ kind: 'you' }, ...others];
    this.#seatPuertomas();
  }

  get players(): number {
    return this.seats.length;
  }

  get hasPuertomas(): boolean {
    return this.seats.some(isPuertoma);
  }

  /** Whether something could be had as a house rule only. */
  get hasForeign(): boolean {
    return this.catalog.expansions.some(({ editions }) => !editions.includes(this.edition));
  }

  mayHaveExpansion({ editions }: ExpansionFacts): boolean {
    return this.houseRules || editions.includes(this.edition);
  }

  mayHaveVariant({ editions, needs, beside_puertomas }: VariantFacts): boolean {
    const isBeside = beside_puertomas || !this.hasPuertomas;
    return isBeside && editions.includes(this.edition) && (needs === null || this.expansions.includes(needs));
  }

  /** Whether buildings are drafted at all. */
  get hasDraft(): boolean {
    return this.catalog.expansions.some(({ id, drafted }) => this.expansions.includes(id) && drafted.includes(this.edition));
  }

  /** Kinds of building that the host still has to name; null while it is not known. */
  get missing(): number | null {
    if (!this.hasDraft || this.draft !== 'given') return 0;
    return this.draftRows?.reduce((sum, row) => sum + row.spaces - this.taken(row), 0) ?? null;
  }

  /** How many spaces of a row are filled. */
  taken({ buildings }: DraftRow): number {
    return buildings.filter((building) => this.buildings.includes(building)).length;
  }

  /** Whether the game can begin at once. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  /** A rating needs a clock, and nobody to whom none could be given. */
  get mayBeRated(): boolean {
    return this.clockKind !== 'none' && !this.hasPuertomas;
  }

  /** Further seats are filled in this order. */
  setPlayers(count: number, filling: NewSeat[]): void {
    this.seats = [...this.seats, ...filling].slice(0, count);
  }

  mayBePuertoma(number: number): boolean {
    const { most, humans } = this.catalog.puertoma;
    const others = this.seats.filter((_, place) => place !== number);
    const puertomas = others.filter(isPuertoma).length;
    return puertomas < most && others.length - puertomas >= humans;
  }

  /** There is one seat for oneself at most: who sat there before gives way. */
  setSeat(number: number, seat: NewSeat): void {
    const seats: NewSeat[] = this.seats.map((other, place) => {
      if (place === number) return seat;
      return seat.kind === 'you' && other.kind === 'you' ? { kind: 'open' } : other;
    });
    this.seats = seats;
    this.#seatPuertomas();
  }

  /** Puertomas play in some editions only: it is one of them, or with another one their seats are open. */
  setEdition(edition: Edition): void {
    this.edition = edition;
    const isTheirs = this.catalog.puertoma.editions.includes(edition);
    if (!isTheirs) this.seats = this.seats.map((seat) => (isPuertoma(seat) ? { kind: 'open' } : seat));
    this.#fit();
  }

  #seatPuertomas(): void {
    const [edition] = this.catalog.puertoma.editions;
    if (this.hasPuertomas && edition !== undefined && !this.catalog.puertoma.editions.includes(this.edition)) this.edition = edition;
    this.#fit();
  }

  setHouseRules(isOn: boolean): void {
    this.houseRules = isOn;
    this.#fit();
  }

  setExpansion({ id, excludes }: ExpansionFacts, isOn: boolean): void {
    const others = this.expansions.filter((name) => name !== id && !(isOn && excludes.includes(name)));
    this.expansions = isOn ? [...others, id] : others;
    this.#fit();
  }

  setVariant(variant: string, isOn: boolean): void {
    const others = this.variants.filter((name) => name !== variant);
    this.variants = isOn ? [...others, variant] : others;
    this.#fit();
  }

  /** Leave out what no longer goes with the rest. */
  #fit(): void {
    const { expansions, variants } = this.catalog;
    const named = (facts: { id: string }[], chosen: string[]) =>
      chosen.filter((name) => facts.some(({ id }) => id === name));
    this.expansions = named(expansions.filter((facts) => this.mayHaveExpansion(facts)), this.expansions);
    this.variants = named(variants.filter((facts) => this.mayHaveVariant(facts)), this.variants);
    this.buildings = []; // they were named for another draft
    this.draftRows = null;
  }

  get #clock(): NewClock {
    if (this.clockKind === 'decision') return { kind: 'decision', seconds: this.clockSeconds };
    if (this.clockKind === 'day') return { kind: 'day', days: this.clockDays };
    return { kind: 'none' };
  }

  /** What decides what can be drafted. */
  get rules(): Partial<GameOptions> {
    const house_rules = this.houseRules && this.hasForeign;
    return { edition: this.edition, expansions: this.expansions, variants: this.variants, house_rules };
  }

  request(name: string, fallbackTitle: string): NewTable {
    const draft = this.hasDraft ? this.draft : 'players';
    return {
      name,
      title: this.title.trim() || fallbackTitle,
      options: {
        ...this.rules,
        players: this.players,
        draft,
        buildings: draft === 'given' ? this.buildings : [],
        ask_forced: this.askForced,
        voluntary: this.voluntary,
        ...(this.hasPuertomas ? { difficulty: this.difficulty } : {}),
      },
      seats: this.seats,
      order: this.order,
      undo: this.undo,
      clock: this.#clock,
      public: this.isPublic,
      rated: this.wantsRating && this.mayBeRated,
      start: this.isComplete,
    };
  }
}
