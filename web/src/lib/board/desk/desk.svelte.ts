/** What the player is about to do: the choice selected or the plan made, until it is confirmed. */

import { getContext, setContext, untrack } from 'svelte';
import { lastLifting, lastMove, wasTakenBack } from '../../api/entries';
import type { TableStore } from '../../api/table-store.svelte';
import type { Answer, Choice, Decision, SeatView, Sheet, Why } from '../../api/types';
import { settings } from '../../shell/settings.svelte';
import { PASS } from '../model/actions';
import type { Facts } from '../model/facts';
import { type Focus, focusOf } from '../model/focus';
import { standing } from '../model/game';
import { Adviser } from './advising.svelte';
import { outlookOf, proposalOf, sheetOf } from './asked';
import { type Move, Preparations, type Wish } from './preparing.svelte';
import { SheetPlanner } from './sheet.svelte';
import { placing } from './touching';

/** How a thing on the table stands to the decision that is asked. */
export type Standing = 'idle' | 'choosable' | 'chosen' | 'refused';

export const TABS = ['table', 'market', 'mine', 'others', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Where on the phone each part of the table is. */
const TAB_OF: Record<Focus, Tab> = { roles: 'table', fields: 'table', harbour: 'table', market: 'market', own: 'mine' };

export class Desk {
  readonly store: TableStore;
  readonly facts: Facts;
  readonly adviser: Adviser;
  readonly prepared: Preparations;

  selected = $state<string | null>(null);
  planner = $state.raw<SheetPlanner | null>(null);
  /** Whether it plans ahead: what I will answer when it is my turn. */
  isAhead = $state(false);
  /** Confirmed, and waiting for the preview of what is confirmed. */
  isSettling = $state(false);
  /** A role looked at without choosing it. */
  lookedAt = $state<string | null>(null);
  /** Part of the phone's table that is open. */
  tab = $state<Tab>('table');

  /** What is answered without asking, as soon as nothing else is on its way. */
  due = $state.raw<Move | null>(null);

  /** Where my workers stood before they were taken in hand, as an answer; null if it is not known. */
  before = $state.raw<Answer | null>(null);
  /** The decision last begun, to know it again. */
  #asked = '';

  constructor(store: TableStore, facts: Facts) {
    this.store = store;
    this.facts = facts;
    this.adviser = new Adviser(() => store.advice());
    this.prepared = new Preparations(store.id);
  }

  // --- The decision ---------------------------------------------------------------------------------------

  get kind(): string | null {
    return this.store.decision?.kind ?? null;
  }

  get isMine(): boolean {
    return this.store.isMyTurn;
  }

  /** Whether what is mine on the table can be touched, to decide or to prepare that. */
  get isPlanning(): boolean {
    return this.isMine || this.isAhead;
  }

  /** What the planner is about. */
  get plannedKind(): string | null {
    return this.isAhead ? (this.store.decision?.ahead?.kind ?? null) : this.kind;
  }

  /** The figures of that question. */
  get figures(): Decision['figures'] {
    return (this.isAhead ? this.store.decision?.ahead : this.store.decision)?.figures;
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

  /** Passing counts at once, unless a whole answer would be lost with it. */
  get passesAtOnce(): boolean {
    return !(this.planner?.isEngaged ?? false);
  }

  pass(): void {
    if (!this.mayPass || this.isBusy) return;
    const isAtOnce = this.passesAtOnce;
    this.cancel();
    this.selected = PASS;
    if (isAtOnce) void this.confirm();
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
    const { decision, entries, isReplay, isRecalling, mySeat, seq } = this.store;
    if (isRecalling) return this.#rest();
    const moment = isReplay ? seq : lastMove(entries);
    const asked = JSON.stringify([moment, decision?.kind, decision?.seat, this.isMine]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.selected = null;
    this.lookedAt = null;
    this.#close();
    this.due = null;
    this.adviser.forget();
    const mine = mySeat === null ? null : this.store.seatView(mySeat);
    this.prepared.look(decision, this.store.view?.round ?? 0);
    if (mine && !(decision?.kind === 'place' && decision.seat === mySeat)) this.before = placedIn(mine);
    if (!decision || !this.isMine) return this.#goOnAhead();
    if (!(this.store.isStudy && this.tab === 'log')) this.tab = TAB_OF[focusOf(decision.kind)];
    const sheet = sheetOf(decision);
    if (sheet !== null) {
      this.planner = new SheetPlanner(sheet, proposalOf(decision), outlookOf(decision), this.store);
      if (decision.kind === 'place' && this.before === null) void this.#recall(this.planner);
    }
    const only = decision.choices?.length === 1 ? decision.choices[0] : undefined;
    if (only && this.planner === null) this.selected = only.action;
    // What was just taken back is to be decided anew, by hand.
    if (!wasTakenBack(entries)) this.due = this.prepared.moveFor(decision) ?? this.#obvious(decision);
  }

  /** While something earlier is shown nothing is decided. */
  #rest(): void {
    this.#asked = '';
    this.selected = null;
    this.#close();
    this.due = null;
  }

  #close(): void {
    this.planner = null;
    this.isAhead = false;
  }

  #obvious({ obvious }: Decision): Move | null {
    return obvious && !settings.ask && !this.store.asksAll ? { actions: obvious } : null;
  }

  /** Send what needs no asking. Another tab may have been faster, which is nobody's mistake. */
  async answerDue(): Promise<void> {
    const move = this.due;
    this.due = null;
    if (move === null || !this.isMine) return;
    if ('wish' in move && move.wish && !(await this.#stillFits(move.wish, move.answer))) return;
    const problem = 'answer' in move ? await this.store.answer(move.answer) : await this.store.act(move.actions);
    if (problem !== null) this.store.error = null;
  }

  /** Whether an answer prepared earlier can still be given; if not, that is said, and as much of it as can be is proposed. */
  async #stillFits(wish: Wish, answer: Answer): Promise<boolean> {
    const { planner } = this;
    this.isSettling = true;
    const problem = await this.store.preview(answer).then((outlook) => outlook.problem, () => null);
    this.isSettling = false;
    if (planner !== this.planner) return false;
    if (problem === null) return true;
    this.prepared.miss(wish);
    void planner?.proposeFrom(answer);
    return false;
  }

  // --- Ahead ----------------------------------------------------------------------------------------------

  /** Plan what I will answer, beginning with what the server proposes. */
  arrange(): void {
    const { decision, view } = this.store;
    if (!decision?.ahead?.sheet) return;
    this.prepared.arrange(decision, view?.round ?? 0, {});
    this.tab = TAB_OF[focusOf(decision.ahead.kind)];
    this.#planAhead(decision.ahead.sheet).propose();
  }

  /** Answer as suggested, or pass, instead of what is planned; or not any more. */
  toggleUsual(): void {
    const { decision, view } = this.store;
    if (!decision || this.isMine) return;
    this.#close();
    this.prepared.togglePhase(decision, view?.round ?? 0);
  }

  forgetPrepared(): void {
    if (this.isAhead) this.#close();
    this.prepared.clear();
  }

  #goOnAhead(): void {
    const sheet = this.store.decision?.ahead?.sheet;
    const answer = this.prepared.said?.answer;
    if (sheet && answer !== undefined && !this.store.isStoodIn) this.#planAhead(sheet).resume(answer);
  }

  #planAhead(sheet: Sheet): SheetPlanner {
    const planner = new SheetPlanner(sheet, null, null, this.store);
    this.planner = planner;
    this.isAhead = true;
    return planner;
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
    return this.plannedKind === 'place' && this.planner ? Math.max(0, this.planner.left ?? 0) : null;
  }

  /** What a building costs me now; what is printed on it, if nobody has said. */
  priceOf(building: string): number {
    return this.store.prices?.[building] ?? this.facts.of(building).cost;
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
  $effect(() => {
    const answer = desk.isAhead ? desk.planner?.answer : undefined;
    if (answer !== undefined) untrack(() => desk.prepared.change(answer));
  });
  $effect(() => {
    if (desk.due !== null && !desk.isBusy) untrack(() => void desk.answerDue());
  });
  return desk;
}

export const useDesk = (): Desk => getContext<Desk>(KEY);
