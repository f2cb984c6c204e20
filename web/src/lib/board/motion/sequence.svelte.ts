/** Plays steps one after the other; what comes meanwhile waits its turn, and everything goes faster. */

import { paceOf, type MovingSpeed, type Pace, type Step } from '../model/steps';

/** A step on the screen. */
export interface Playing extends Step {
  key: number;
  /** How long its pieces travel, in milliseconds. */
  length: number;
}

/** Gains are read after the pieces have landed. */
export const READING = 1_100;

export class Sequence {
  /** What is to be seen now; steps overlap. */
  playing = $state.raw<Playing[]>([]);
  /** Whether anything is on its way, or waits to be. */
  isBusy = $state(false);

  #waiting: Step[] = [];
  #pace: Pace = { length: 0, stride: 0 };
  #next: ReturnType<typeof setTimeout> | undefined;
  /** Before a step is on the screen. */
  #onstep: (step: Step) => void;
  #keys = 0;

  constructor(onstep: (step: Step) => void) {
    this.#onstep = onstep;
  }

  add(steps: Step[], speed: MovingSpeed): void {
    const isIdle = this.#next === undefined;
    this.isBusy = true;
    this.#waiting.push(...steps);
    this.#pace = paceOf(this.#waiting.length, speed);
    // In a task of its own: what has changed on the table is drawn first.
    if (isIdle) this.#next = setTimeout(() => this.#step(), 0);
  }

  /** Everything is where it belongs already; only the travelling ends. */
  skip(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#waiting = [];
    this.playing = [];
    this.isBusy = false;
  }

  #step(): void {
    const step = this.#waiting.shift();
    this.#next = undefined;
    if (!step) return this.#rest();
    const { length, stride } = this.#pace;
    const shown: Playing = { ...step, key: this.#keys++, length };
    this.#onstep(step);
    this.playing = [...this.playing, shown];
    this.#next = setTimeout(() => this.#step(), stride);
    const end = length + (step.gains.length > 0 ? READING : 0);
    setTimeout(() => this.#remove(shown), end);
  }

  #remove(shown: Playing): void {
    this.playing = this.playing.filter((one) => one !== shown);
    this.#rest();
  }

  #rest(): void {
    this.isBusy = this.#next !== undefined || this.playing.length > 0;
  }
}
