/** A search for a game, followed until it has found one or the page is left. */

import { ApiError } from '../../api/errors';
import type { Match, Seeking } from '../../api/types';
import { match } from './asking';

const PAUSE = 2_000;

export class Search {
  /** Null until the server has said. */
  now = $state.raw<Match | null>(null);
  problem = $state.raw<ApiError | null>(null);
  #leaving = new AbortController();
  #isFollowing = false;
  readonly #onfound: (table: string) => void;

  constructor(onfound: (table: string) => void) {
    this.#onfound = onfound;
  }

  /** What was looked for before goes on. Of what was found before somebody has heard. */
  begin(): Promise<void> {
    return this.#ask(async () => {
      const before = await match.read();
      return before.state === 'found' ? match.stop() : before;
    });
  }

  seek = (wish: Omit<Seeking, 'key'>): Promise<void> => this.#ask(() => match.seek(wish));
  welcomeBots = (): Promise<void> => this.#ask(match.welcomeBots);
  stop = (): Promise<void> => this.#ask(match.stop);

  /** The page is left: who waits for a live game waits no more. */
  leave(): void {
    this.#leaving.abort();
  }

  async #ask(asked: () => Promise<Match>): Promise<void> {
    try {
      this.#hear(await asked());
      this.problem = null;
    } catch (caught) {
      this.problem = ApiError.of(caught);
    }
  }

  #hear(news: Match): void {
    if (this.#leaving.signal.aborted) return;
    this.now = news;
    if (news.state === 'found' && news.table != null) {
      this.#leaving.abort();
      void match.stop().catch(() => {}); // it is known now
      this.#onfound(news.table);
    } else if (news.state === 'waiting') {
      void this.#follow();
    }
  }

  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    const { signal } = this.#leaving;
    while (!signal.aborted && this.now?.state === 'waiting') {
      try {
        this.#hear(await match.follow(this.now.version, signal));
        this.problem = null;
      } catch (caught) {
        if (signal.aborted) break;
        this.problem = ApiError.of(caught);
        if (!this.problem.mayPass) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    this.#isFollowing = false;
  }
}
