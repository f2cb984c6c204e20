/** What the player is about to do: the choice selected or the plan made, until it is confirmed. */

import { getContext, setContext, untrack } from 'svelte';
import { lastLifting } from '../../api/entries';
import type { TableStore } from '../../api/table-store.svelte';
import type { Choice, Explanation, Prospects } from '../../api/types';
import { settings } from '../../shell/settings.svelte';
import { PASS } from '../model/actions';
import type { Facts } from '../model/facts';
import { type Plan, standing } from '../model/placing';
import { Adviser } from './advising.svelte';
import { PlacingPlanner } from './placing.svelte';
import type { Planner } from './planner';
import { type AnyPlanner, plannerFor } from './planners';

/** How a thing on the table stands to the decision that is asked. */
export type Standing = 'idle' | 'choosable' | 'chosen' | 'refused';

/** Decisions whose refusals are worth showing on the board. */
const EXPLAINED = ['round', 'settler', 'library tile', 'builder', 'trader', 'captain', 'draft', 'buccaneer'];

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
  planner = $state.raw<AnyPlanner | null>(null);
  /** A role looked at without choosing it. */
  lookedAt = $state<string | null>(null);
  explanations = $state.raw<Explanation[]>([]);
  prospects = $state.raw<Prospects | null>(null);
  /** Part of the phone's table that is open. */
  tab = $state<Tab>('table');

  /** Where my workers stood before they were taken in hand. */
  #before: Plan | null = null;
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
    return this.store.sending !== null;
  }

  choice(action: string): Choice | undefined {
    return this.store.choices.find((choice) => choice.action === action);
  }

  may(action: string): boolean {
    return this.choice(action) !== undefined;
  }

  get mayPass(): boolean {
    return this.may(PASS) && (this.planner === null || !this.planner.isEngaged || this.kind === 'captain');
  }

  standing(...actions: string[]): Standing {
    if (!this.isMine) return 'idle';
    if (this.selected !== null && actions.includes(this.selected)) return 'chosen';
    if (actions.some((action) => this.may(action))) return 'choosable';
    return actions.some((action) => this.#explanation(action)) ? 'refused' : 'idle';
  }

  /** Why none of these actions is possible now. */
  refusal(...actions: string[]): Explanation | null {
    if (!this.isMine || actions.some((action) => this.may(action))) return null;
    for (const action of actions) {
      const answer = this.#explanation(action);
      if (answer && !answer.legal) return answer;
    }
    return null;
  }

  #explanation(action: string): Explanation | undefined {
    return this.explanations.find((answer) => answer.action === action);
  }

  /** A new decision: forget what was selected, ask what goes with it. The same one again keeps the plan. */
  begin(): void {
    const { decision, view } = this.store;
    const asked = JSON.stringify([decision?.kind, decision?.seat, decision?.choices?.map((choice) => choice.action), view?.frames]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.selected = null;
    this.lookedAt = null;
    this.explanations = [];
    this.prospects = null;
    this.planner = null;
    this.adviser.forget();
    if (view === null) return;
    const mine = this.store.mySeat === null ? null : (view.seats[this.store.mySeat] ?? null);
    if (mine && view.frames.every((frame) => frame.step !== 'place' || frame.seat !== this.store.mySeat)) {
      this.#before = standing(mine);
    }
    if (!decision || !this.isMine) return;
    this.tab = TAB_OF[decision.kind] ?? 'mine';
    const askForced = this.store.options?.ask_forced ?? false;
    this.planner = plannerFor(decision, view, this.facts, this.#before, askForced);
    const only = decision.choices?.length === 1 ? decision.choices[0] : undefined;
    if (only && this.planner === null) this.selected = only.action;
    void this.#ask(decision.kind);
    if (this.planner instanceof PlacingPlanner && this.planner.isPlacing && !this.planner.knowsBefore) {
      void this.#recall(this.planner);
    }
  }

  /** Opened in the middle of placing: look up where the workers stood. */
  async #recall(planner: PlacingPlanner): Promise<void> {
    const { mySeat, entries } = this.store;
    const lifting = mySeat === null ? null : lastLifting(entries, mySeat);
    if (mySeat === null || lifting === null) return;
    const { view } = await this.store.positionAt(lifting - 1).catch(() => ({ view: null }));
    const mine = view?.seats[mySeat];
    if (!mine || this.planner !== planner) return;
    this.#before = standing(mine);
    planner.remember(this.#before);
  }

  async #ask(kind: string): Promise<void> {
    const seq = this.store.seq;
    const isCurrent = () => this.store.seq === seq;
    if (kind === 'round') {
      const prospects = await this.store.prospects().catch(() => null);
      if (isCurrent()) this.prospects = prospects;
    }
    if (EXPLAINED.includes(kind) && isCurrent()) {
      const answers = (await this.store.explain().catch(() => null))?.answers ?? [];
      if (isCurrent()) this.explanations = answers;
    }
  }

  // --- Choosing -------------------------------------------------------------------------------------------

  /** What a confirmation would send. */
  get actions(): string[] {
    if (this.planner?.isEngaged && this.selected === null) return this.planner.actions;
    return this.selected === null ? [] : [this.selected];
  }

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
    if (this.planner && 'clear' in this.planner && this.kind === 'captain') this.planner.clear();
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    await this.send(this.actions);
  }

  /** Send a plan as a whole. Should the server see it otherwise, go as far as the plan and the game agree. */
  async send(actions: string[]): Promise<void> {
    const { kind, seat } = this.store.decision ?? {};
    const ending = this.#ending();
    const problem = await this.store.act(actions);
    if (problem === null) await ending();
    if ((problem?.code !== 'illegal' && problem?.code !== 'conflict') || actions.length < 2) return;
    for (const action of actions) {
      const now = this.store.decision;
      if (now?.seat !== seat || !this.may(action)) continue;
      if ((await this.store.act([action])) !== null) return;
      if (this.store.decision?.kind !== kind && this.store.decision?.kind !== 'nobles') return;
    }
  }

  /** End a plan that is complete while more could be named (RUL-55). */
  #ending(): () => Promise<void> {
    const { decision, view } = this.store;
    const planner: Planner | null = this.planner;
    const actions = planner?.isEngaged ? (planner.ending ?? [PASS]) : [];
    const part = decision?.kind === 'captain' ? 'small wharf' : decision?.kind;
    const depth = (view?.frames.length ?? 0) + (decision?.kind === 'captain' ? 1 : 0);
    return async () => {
      for (const action of actions) {
        const now = this.store.decision;
        const goesOn = now?.kind === part && now?.seat === decision?.seat && this.store.view?.frames.length === depth;
        if (goesOn && this.may(action) && (await this.store.act([action])) !== null) return;
      }
    };
  }

  async undo(): Promise<void> {
    if (this.store.undoable) await this.store.undo(this.store.undoable.at_once ? undefined : this.store.undoable.to);
  }
}

const KEY = Symbol('desk');

/** Make the desk of a table, and start anew whenever something has happened there. */
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
