/** A count of points under way: which source is being counted, until all are or somebody has seen enough. */

import type { MovingSpeed } from '../../board/model/steps';
import { STRIDES, type CountStep } from './counting';

export class Count {
  readonly steps: CountStep[];
  /** How many sources have been counted, the one on show included. */
  counted = $state(0);

  #onstep: (step: CountStep | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onstep`: called with each source, and with null when there is a winner. */
  constructor(steps: CountStep[], onstep: (step: CountStep | null) => void) {
    this.steps = steps;
    this.#onstep = onstep;
  }

  isOver = $state(false);

  /** The source on show; null before the first and after the last. */
  get now(): CountStep | null {
    return this.isOver ? null : (this.steps[this.counted - 1] ?? null);
  }

  start(speed: MovingSpeed): void {
    this.stop();
    this.counted = 0;
    this.isOver = false;
    const next = () => {
      if (this.counted >= this.steps.length) return this.#end();
      this.counted += 1;
      this.#onstep(this.now);
      this.#timer = setTimeout(next, STRIDES[speed]);
    };
    this.#timer = setTimeout(next, STRIDES[speed]);
  }

  /** Straight to the winner. */
  skip(): void {
    if (!this.isOver) this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** As it is for those who do not watch: all counted. */
  settle(): void {
    this.stop();
    this.counted = this.steps.length;
    this.isOver = true;
  }

  #end(): void {
    this.settle();
    this.#onstep(null);
  }
}
