/** Numbers by chance that are the same every time: xorshift. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) | 0 || 1;
  }

  /** From 0 up to, and without, `below`. */
  next(below: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % below;
  }

  /** From 0 up to, and without, 1. */
  share(): number {
    return this.next(1_000_003) / 1_000_003;
  }
}
