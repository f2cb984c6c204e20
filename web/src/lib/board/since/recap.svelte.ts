/** Plays what somebody has missed: the table goes back to where they left, and comes move by move to where it is now. */

import type { TableStore } from '../../api/table-store.svelte';
import type { ActedEntry, Position } from '../../api/types';

/** How the player of a recap reaches the table. */
type Table = Pick<TableStore, 'positionAt' | 'recall' | 'resume'>;

export class Recap {
  /** The move on show; null while none is. */
  now = $state.raw<ActedEntry | null>(null);
  /** How many have been shown, that one included. */
  shown = $state(0);
  isPlaying = $state(false);

  #table: Table;
  /** Until the pieces of a move have landed and it could be read. */
  #pause: () => Promise<void>;
  /** Whoever plays it again or skips it ends the run before. */
  #run = 0;

  constructor(table: Table, pause: () => Promise<void>) {
    this.#table = table;
    this.#pause = pause;
  }

  /** From the position after an entry on. */
  async play(from: number, moves: ActedEntry[]): Promise<void> {
    const run = ++this.#run;
    this.shown = 0;
    this.isPlaying = true;
    try {
      await this.#show(run, from, moves);
    } catch {
      // Without a connection things are as they are.
    }
    if (run === this.#run) this.skip();
  }

  async #show(run: number, from: number, moves: ActedEntry[]): Promise<void> {
    const load = (seq: number | undefined): Promise<Position> | undefined => (seq === undefined ? undefined : this.#table.positionAt(seq));
    let next = load(moves[0]?.seq);
    next?.catch(() => {}); // told when it is its turn
    const start = await this.#table.positionAt(from);
    if (run !== this.#run) return;
    this.#table.recall(start, []);
    for (const [place, move] of moves.entries()) {
      const position = await next;
      if (run !== this.#run || position === undefined) return;
      next = load(moves[place + 1]?.seq);
      next?.catch(() => {});
      this.#table.recall(position, [move]);
      this.now = move;
      this.shown = place + 1;
      await this.#pause();
      if (run !== this.#run) return;
    }
  }

  /** To how things are now. */
  skip(): void {
    this.#run += 1;
    this.isPlaying = false;
    this.now = null;
    this.#table.resume();
  }
}
