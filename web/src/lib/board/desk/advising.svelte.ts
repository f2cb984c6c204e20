/** Asking what a good player would do. What was said is forgotten with the position it was said of. */

import { ApiError } from '../../api/errors';
import type { Advice, Considered } from '../../api/types';

const SHOWN = 3;

export class Adviser {
  isAsking = $state(false);
  /** The best moves, best first; null if nobody has asked. */
  best = $state.raw<Considered[] | null>(null);
  problem = $state.raw<ApiError | null>(null);

  #load: () => Promise<Advice>;
  /** Counts positions, to know an answer that comes too late. */
  #position = 0;

  constructor(load: () => Promise<Advice>) {
    this.#load = load;
  }

  get isOpen(): boolean {
    return this.isAsking || this.best !== null || this.problem !== null;
  }

  async ask(): Promise<void> {
    this.forget();
    const position = this.#position;
    const isCurrent = () => position === this.#position;
    this.isAsking = true;
    try {
      const { advice } = await this.#load();
      if (isCurrent()) this.best = advice.slice(0, SHOWN);
    } catch (caught) {
      if (isCurrent()) this.problem = ApiError.of(caught);
    } finally {
      if (isCurrent()) this.isAsking = false;
    }
  }

  forget(): void {
    this.#position += 1;
    this.isAsking = false;
    this.best = null;
    this.problem = null;
  }
}
