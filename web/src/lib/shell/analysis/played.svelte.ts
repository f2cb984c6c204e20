/** Which seats bots decide for on the analysis board. */

import { ApiError } from '../../api/errors';
import type { AnalysisMoment } from '../../api/types';
import { analysis } from './requests';

/** So long a position stands before a bot decides: it should be seen. */
const PAUSE = 700;

export class Played {
  /** By seat, the bot; nothing where the visitor decides. */
  bots = $state.raw<Record<number, string>>({});
  isThinking = $state(false);
  problem = $state.raw<ApiError | null>(null);
  readonly #act: (actions: string[]) => Promise<void>;
  #asked: AbortController | null = null;
  #moment: AnalysisMoment | null = null;

  constructor(act: (actions: string[]) => Promise<void>) {
    this.#act = act;
  }

  set(seat: number, bot: string): void {
    const others = Object.entries(this.bots).filter(([other]) => Number(other) !== seat);
    this.bots = Object.fromEntries(bot === '' ? others : [...others, [seat, bot]]);
    this.look(this.#moment);
  }

  /** Another position, or another bot: whoever has to decide there does so. */
  look(moment: AnalysisMoment | null): void {
    this.stop();
    this.#moment = moment;
    const seat = moment?.update.decision?.seat;
    const bot = seat === undefined ? undefined : this.bots[seat];
    if (moment?.position == null || bot === undefined) return;
    void this.#decide(moment.position, bot);
  }

  async #decide(position: string, bot: string): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    this.isThinking = true;
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (asked.signal.aborted) return;
      const { actions } = await analysis.bot(position, bot, asked.signal);
      if (!asked.signal.aborted) await this.#act(actions);
    } catch (caught) {
      if (!asked.signal.aborted) this.problem = ApiError.of(caught);
    } finally {
      if (this.#asked === asked) this.isThinking = false;
    }
  }

  stop(): void {
    this.#asked?.abort();
    this.#asked = null;
    this.isThinking = false;
    this.problem = null;
  }
}
