/** Positions of a game that is looked at again, loaded when they are first shown and kept for a while. */

import type { Position } from '../../api/types';

const KEPT = 60;

export class Positions {
  #load: (seq: number) => Promise<Position>;
  #known = new Map<number, Promise<Position>>();

  constructor(load: (seq: number) => Promise<Position>) {
    this.#load = load;
  }

  at(seq: number): Promise<Position> {
    const known = this.#known.get(seq);
    if (known !== undefined) return known;
    const loading = this.#load(seq);
    this.#known.set(seq, loading);
    loading.catch(() => this.#known.delete(seq)); // to be asked for again
    for (const old of this.#known.keys()) {
      if (this.#known.size <= KEPT) break;
      this.#known.delete(old);
    }
    return loading;
  }
}

/** Where a moment lies among others, with fractions in between: for a line in a chart. */
export function placeAmong(moments: number[], seq: number): number {
  const after = moments.findIndex((moment) => moment >= seq);
  if (after <= 0) return after === 0 ? 0 : Math.max(0, moments.length - 1);
  const [start = 0, end = 1] = [moments[after - 1], moments[after]];
  return after - 1 + (seq - start) / Math.max(1, end - start);
}

/** The last of the moments at or before an entry; the first if there is none. */
export function placeOf(moments: number[], seq: number): number {
  const later = moments.findIndex((moment) => moment > seq);
  return later === -1 ? Math.max(0, moments.length - 1) : Math.max(0, later - 1);
}
