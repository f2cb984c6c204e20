/** Somebody's history as the server tells it: in short, by kind of game, and page by page. */

import { ApiError } from '../../api/errors';
import type { PlayedGame, Profile, RatingCurve, Statistics } from '../../api/types';
import { curveOf, gamesOf, profileOf, statisticsOf, type Chosen } from './requests';

export class History {
  /** Whose; null: mine. */
  readonly name: string | null;
  profile = $state.raw<Profile | null>(null);
  statistics = $state.raw<Statistics | null>(null);
  games = $state.raw<PlayedGame[]>([]);
  /** Where the list goes on. */
  next = $state.raw<string | null>(null);
  curve = $state.raw<RatingCurve | null>(null);
  problem = $state.raw<ApiError | null>(null);
  chosen = $state<Chosen>({ edition: '', players: 0, expansion: '', rated: false });
  #asked = 0;

  constructor(name: string | null) {
    this.name = name;
  }

  async open(): Promise<void> {
    await this.#ask(async () => {
      const profile = await profileOf(this.name);
      this.profile = profile;
      const [first] = profile.ratings;
      if (first !== undefined) void this.showCurve(first.pool);
      await this.choose({});
    });
  }

  /** Other games; those on screen stay until these are there. */
  async choose(change: Partial<Chosen>): Promise<void> {
    this.chosen = { ...this.chosen, ...change };
    const asked = ++this.#asked;
    await this.#ask(async () => {
      const [statistics, page] = await Promise.all([
        statisticsOf(this.name, this.chosen),
        gamesOf(this.name, this.chosen),
      ]);
      if (asked !== this.#asked) return;
      this.statistics = statistics;
      this.games = page.games;
      this.next = page.next;
    });
  }

  async more(): Promise<void> {
    const { next } = this;
    const asked = this.#asked;
    if (next === null) return;
    await this.#ask(async () => {
      const page = await gamesOf(this.name, this.chosen, next);
      if (asked !== this.#asked) return;
      this.games = [...this.games, ...page.games];
      this.next = page.next;
    });
  }

  async showCurve(pool: string): Promise<void> {
    await this.#ask(async () => {
      this.curve = await curveOf(this.name, pool);
    });
  }

  async #ask(send: () => Promise<void>): Promise<void> {
    try {
      await send();
      this.problem = null;
    } catch (caught) {
      this.problem = ApiError.of(caught);
    }
  }
}
