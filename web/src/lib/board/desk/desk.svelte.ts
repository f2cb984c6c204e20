/** What the player is about to do: the choice selected or the plan made, until it is confirmed. */

import { getContext, setContext, untrack } from 'svelte';
import { lastLifting, lastMove } from '../../api/entries';
import type { TableStore } from '../../api/table-store.svelte';
import type { Answer, Choice, SeatView, Why } from '../../api/types';
import { settings } from '../../shell/settings.svelte';
import { PASS } from '../model/actions';
import type { Facts } from '../model/facts';
import { standing } from '../model/game';
import { Adviser } from './advising.svelte';
import { outlookOf, proposalOf, sheetOf } from './asked';
import { SheetPlanner } from './sheet.svelte';
import { placing } from './touching';

/** How a thing on the table stands to the decision that is asked. */
export type Standing = 'idle' | 'choosable' | 'chosen' | 'refused';

export const TABS = ['table', 'market', 'mine', 'others', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Which part of the table a decision needs; the own board where nothing is said. */
const TAB_OF: Partial<Record<string, Tab>> = {
  round: 'table',
  buccaneer: 'table',
  settler: 'table',
  hacienda: 'table',
  'library tile': 'table',
  'drawn tile': 'table',
  trader: 'table',
  captain: 'table',
  'worker ship': 'table',
  mayor: 'table',
  builder: 'market',
  draft: 'market',
};

export class Desk {
  readonly store: TableStore;
  readonly facts: Facts;
  readonly adviser: Adviser;

  selected = $state<string | null>(null);
  planner = $state.raw<SheetPlanner | null>(null);
  /** Confirmed, and waiting for the preview of what is confirmed. */
  isSettling = $state(false);
  /** A role looked at without choosing it. */
  lookedAt = $state<string | null>(null);
  /** Part of the phone's table that is open. */
  tab = $state<Tab>('table');

  /** Where my workers stood before they were taken in hand, as an answer; null if it is not known. */
  before = $state.raw<Answer | null>(null);
  /** The decision last begun, to know it again. */
  #asked = '';

  constructor(store: TableStore, facts: Facts) {
    this.store = store;
    this.facts = facts;
    this.adviser = new Adviser(() => store.advice());
  }

  // --- The decision ---------------------------------------------------------------------------------------

  get kind(): string | null {
    return this.store.decision?.kind ?? null;
  }

  get isMine(): boolean {
    return this.store.isMyTurn;
  }

  get isBusy(): boolean {
    return this.isSettling || this.store.sending !== null;
  }

  choice(action: string): Choice | undefined {
    return this.store.choices.find((choice) => choice.action === action);
  }

  may(action: string): boolean {
    return this.choice(action) !== undefined;
  }

  get mayPass(): boolean {
    return this.may(PASS) && (this.planner?.sheet.optional ?? true);
  }

  standing(...actions: string[]): Standing {
    if (!this.isMine) return 'idle';
    if (this.selected !== null && actions.includes(this.selected)) return 'chosen';
    if (actions.some((action) => this.may(action))) return 'choosable';
    return actions.some((action) => this.#refusal(action)) ? 'refused' : 'idle';
  }

  /** Why none of these actions is possible now. */
  refusal(...actions: string[]): Why | null {
    if (!this.isMine || actions.some((action) => this.may(action))) return null;
    return actions.map((action) => this.#refusal(action)).find((why) => why !== undefined) ?? null;
  }

  #refusal(action: string): Why | undefined {
    return this.store.decision?.refusals?.find((why) => why.action === action);
  }

  /** A new decision: forget what was selected. The same one again keeps the plan. */
  begin(): void {
    const { decision, entries, isReplay, mySeat, seq } = this.store;
    const moment = isReplay ? seq : lastMove(entries);
    const asked = JSON.stringify([moment, decision?.kind, decision?.seat, this.isMine]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.selected = null;
    this.lookedAt = null;
    this.planner = null;
    this.adviser.forget();
    const mine = mySeat === null ? null : this.store.seatView(mySeat);
    if (mine && !(decision?.kind === 'place' && decision.seat === mySeat)) this.before = placedIn(mine);
    if (!decision || !this.isMine) return;
    this.tab = TAB_OF[decision.kind] ?? 'mine';
    const sheet = sheetOf(decision);
    if (sheet !== null) {
      this.planner = new SheetPlanner(sheet, proposalOf(decision), outlookOf(decision), this.store);
      if (decision.kind === 'place' && this.before === null) void this.#recall(this.planner);
    }
    const only = decision.choices?.length === 1 ? decision.choices[0] : undefined;
    if (only && this.planner === null) this.selected = only.action;
  }

  /** Opened in the middle of placing: look up where the workers stood. */
  async #recall(planner: SheetPlanner): Promise<void> {
    const { mySeat, entries } = this.store;
    const lifting = mySeat === null ? null : lastLifting(entries, mySeat);
    if (mySeat === null || lifting === null) return;
    const { view } = await this.store.positionAt(lifting - 1).catch(() => ({ view: null }));
    const mine = view?.seats[mySeat];
    if (mine && this.planner === planner) this.before = placedIn(mine);
  }

  /** Workers that are still to be placed; null if none are being placed. */
  get inHand(): number | null {
    return this.kind === 'place' && this.planner ? Math.max(0, this.planner.left ?? 0) : null;
  }

  /** What a building costs me now; what is printed on it, if nobody has said. */
  priceOf(building: string): number {
    return this.store.prices?.buildings[building] ?? this.facts.of(building).cost;
  }

  // --- Choosing -------------------------------------------------------------------------------------------

  get canConfirm(): boolean {
    if (!this.isMine || this.isBusy) return false;
    if (this.selected !== null) return this.may(this.selected);
    return (this.planner?.isEngaged && this.planner.isReady) ?? false;
  }

  /** A click on something: select, and confirm with the second click, or at once if the player likes that. */
  pick(...actions: string[]): void {
    if (!this.isMine || this.isBusy) return;
    const legal = actions.filter((action) => this.may(action));
    const first = legal[0];
    if (first === undefined) return;
    const now = this.selected === null ? -1 : legal.indexOf(this.selected);
    if (legal.length === 1 && (now === 0 || settings.quick)) {
      this.selected = first;
      void this.confirm();
    } else this.selected = legal[(now + 1) % legal.length] ?? first;
  }

  /** Select without confirming. */
  select(action: string | null): void {
    if (action === null || this.may(action)) this.selected = action;
  }

  cancel(): void {
    this.selected = null;
    this.lookedAt = null;
    if (this.planner?.sheet.optional) this.planner.clear();
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    if (this.selected !== null) await this.store.act([this.selected]);
    else if (this.planner !== null) await this.#answer(this.planner);
  }

  /** What does not go with the rest any more is known when the preview is there: it is not worth a refusal. */
  async #answer(planner: SheetPlanner): Promise<void> {
    this.isSettling = true;
    await planner.foreseen();
    this.isSettling = false;
    if (planner === this.planner && planner.isReady) await this.store.answer(planner.answer);
  }

  async undo(): Promise<void> {
    if (this.store.undoable) await this.store.undo(this.store.undoable.at_once ? undefined : this.store.undoable.to);
  }
}

/** Where everybody stands, as an answer to where they are to be placed. */
const placedIn = (seat: SeatView): Answer =>
  Object.fromEntries(Object.entries(standing(seat)).map(([place, workers]) => [placing(place), workers]));

const KEY = Symbol('desk');

/** Make the desk of a table, and start over whenever something has happened there. */
export function setUpDesk(store: TableStore, facts: Facts): Desk {
  const desk = new Desk(store, facts);
  setContext(KEY, desk);
  $effect.pre(() => {
    void store.seq;
    void store.view;
    untrack(() => desk.begin());
  });
  return desk;
}

export const useDesk = (): Desk => getContext<Desk>(KEY);
