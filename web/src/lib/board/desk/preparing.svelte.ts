/** Moves prepared while waiting: roles in the order one wants them, and how to decide in the phase under way.
 *
 * They are kept in this tab and sent when the decision comes. What became impossible is dropped, and said.
 */

import type { Ahead, Answer, Decision } from '../../api/types';
import { PASS } from '../model/actions';
import { proposalOf } from './asked';

/** `wish`: what it was prepared as, if it may have become impossible. */
export type Move = { actions: string[] } | { answer: Answer; wish?: Wish };

/** How a decision is to be answered: as the server says that it can be, or by an answer of one's own. */
export interface Wish extends Pick<Ahead, 'kind' | 'manner'> {
  answer?: Answer;
}

/** What is said ahead of a decision in a phase under way. */
interface Said extends Wish {
  /** The round and the role played. */
  phase: string;
}

/** What was prepared in vain. */
export type Missed = { roles: string[] } | { ahead: Wish };

export class Preparations {
  /** Role cards, the one wanted most first. */
  roles = $state.raw<string[]>([]);
  /** How the decision of a phase under way is answered. */
  said = $state.raw<Said | null>(null);
  missed = $state.raw<Missed | null>(null);

  #key: string;

  constructor(table: string) {
    this.#key = `boriken-prepared-${table}`;
    const { roles, said } = read(this.#key);
    if (Array.isArray(roles)) this.roles = roles.filter((role) => typeof role === 'string');
    if (isSaid(said)) this.said = said;
  }

  /** Want a role, after those wanted already, or not any more. */
  toggleRole(card: string): void {
    this.roles = this.roles.includes(card) ? this.roles.filter((role) => role !== card) : [...this.roles, card];
    this.#keep();
  }

  isPreparedFor(decision: Decision, round: number): boolean {
    return this.said !== null && this.said.phase === phaseName(decision, round);
  }

  /** Whether it is to be answered as suggested, or passed: without an answer of one's own. */
  isUsualFor(decision: Decision, round: number): boolean {
    return this.isPreparedFor(decision, round) && this.said?.answer === undefined;
  }

  /** Say ahead what the server lets one say, or not any more. */
  togglePhase(decision: Decision, round: number): void {
    if (this.isUsualFor(decision, round)) this.#say(null);
    else this.#sayFor(decision, round);
  }

  /** Say ahead what one will answer. */
  arrange(decision: Decision, round: number, answer: Answer): void {
    this.#sayFor(decision, round, answer);
  }

  /** Change that. */
  change(answer: Answer): void {
    if (this.said?.answer !== undefined) this.#say({ ...this.said, answer });
  }

  #sayFor(decision: Decision, round: number, answer?: Answer): void {
    const phase = phaseName(decision, round);
    if (decision.ahead === undefined || phase === null) return this.#say(null);
    const { kind, manner } = decision.ahead;
    this.#say({ kind, manner, phase, ...(answer && { answer }) });
  }

  #say(said: Said | null): void {
    this.said = said;
    this.#keep();
  }

  clear(): void {
    this.roles = [];
    this.said = null;
    this.#keep();
  }

  /** Something has happened: what was prepared for a phase that is over is forgotten. */
  look(decision: Decision | null, round: number): void {
    this.missed = null;
    if (this.said === null || (decision !== null && this.isPreparedFor(decision, round))) return;
    this.#say(null);
  }

  /** What was prepared cannot be done. */
  miss(ahead: Wish): void {
    this.missed = { ahead };
  }

  /** The move prepared for my decision, which is used up with it; null if there is none. */
  moveFor(decision: Decision): Move | null {
    if (decision.kind === 'round') return this.#roleFor(decision);
    const { said } = this;
    if (said?.kind !== decision.kind) return null;
    this.#say(null);
    if (said.answer !== undefined) return { answer: said.answer, wish: said };
    if (said.manner === 'proposal') return { answer: proposalOf(decision) };
    if (mayDo(decision, PASS)) return { actions: [PASS] };
    this.miss(said);
    return null;
  }

  #roleFor(decision: Decision): Move | null {
    if (this.roles.length === 0) return null;
    const wanted = this.roles;
    const role = wanted.find((card) => mayDo(decision, card));
    this.roles = [];
    this.#keep();
    if (role !== undefined) return { actions: [role] };
    this.missed = { roles: wanted };
    return null;
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ roles: this.roles, said: this.said }));
    } catch {
      // Without storage it holds until the page is closed.
    }
  }
}

const phaseName = ({ phase }: Decision, round: number): string | null => (phase === null ? null : `${String(round)} ${phase}`);

const mayDo = ({ choices }: Decision, wanted: string): boolean => choices?.some(({ action }) => action === wanted) ?? false;

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && ['kind', 'manner', 'phase'].every((part) => part in value);

function read(key: string): { roles?: unknown; said?: unknown } {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // no storage, or not ours
  }
}
