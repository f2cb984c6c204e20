/** Listens to what the server tells a page: the latest update, and everything that was said. */

import type { Page, Request, Response } from 'playwright-core';
import type { LiveMessage, Update } from '../../src/lib/api/types';
import { PATIENCE } from './patience';

export interface Acted {
  isRefused: boolean;
  /** What the server answered. */
  answer: string;
}

/** Requests to play, by socket or by POST. */
const ACTS = ['act', 'undo', 'undo-answer'];

export class Follower {
  latest: Update | null = null;
  /** Every answer about a table and every message of its live connection, as text. */
  readonly heard: string[] = [];
  /** Whether the page has heard something over its socket. */
  isLive = false;
  /** How many requests to play were sent, those repeated after a lost connection too. */
  sent = 0;
  /** Everything else that was asked over the socket. */
  readonly asked: string[] = [];
  /** What came of each request to play, in order. */
  readonly acts: Acted[] = [];
  /** Keys of requests to play that have no answer yet. */
  #underway = new Set<string>();
  #waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.#send(String(payload)));
      socket.on('framereceived', ({ payload }) => {
        this.isLive = true;
        this.#hear(String(payload));
      });
    });
    page.on('request', (request) => {
      if (request.method() === 'POST') this.#send(JSON.stringify({ ...bodyOf(request), type: pathOf(request) }));
    });
    page.on('response', (response) => void this.#listen(response));
    page.on('framenavigated', () => this.#underway.clear()); // a page that is left waits for nothing
  }

  get isActing(): boolean {
    return this.#underway.size > 0;
  }

  /** Wait until something holds of what was heard; as long as the game moves on, nobody waits in vain. */
  until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let { seq } = this.latest ?? {};
      const look = () => {
        if (!holds()) {
          if (this.latest?.seq !== seq) timer.refresh();
          ({ seq } = this.latest ?? {});
          return;
        }
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(look);
        const count = `${String(this.sent)} requests to play, ${String(this.acts.length)} answers, ${String(this.#underway.size)} under way`;
        reject(new Error(`Waited in vain for ${what}; the latest is ${describe(this.latest)}; ${count}`));
      };
      const timer = setTimeout(giveUp, PATIENCE);
      this.#waiting.add(look);
      look();
    });
  }

  #send(text: string): void {
    const { type, key } = parsed<{ type?: string; key?: string }>(text) ?? {};
    if (type === undefined || key === undefined) return;
    if (!ACTS.includes(type)) return void this.asked.push(type);
    this.sent += 1;
    this.#underway.add(key);
    this.#tell();
  }

  async #listen(response: Response): Promise<void> {
    const request = response.request();
    if (!request.url().includes('/api/tables/')) return;
    const answer = await response.text().catch(() => ''); // the page has moved on
    this.#answer(bodyOf(request).key, answer, !response.ok());
    this.#hear(answer);
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = parsed<LiveMessage>(text);
    if (message?.type === 'update' && this.#isNews(message)) this.latest = message;
    if (message && 'key' in message) this.#answer(message.key, text, message.type === 'error');
    this.#tell();
  }

  #answer(key: string | null | undefined, answer: string, isRefused: boolean): void {
    if (key != null && this.#underway.delete(key)) this.acts.push({ isRefused, answer });
  }

  /** Answers and messages overtake one another. */
  #isNews({ table, seq }: Update): boolean {
    return this.latest === null || this.latest.table.id !== table.id || seq >= this.latest.seq;
  }

  #tell(): void {
    for (const look of [...this.#waiting]) look();
  }
}

const pathOf = (request: Request): string => new URL(request.url()).pathname.split('/').at(-1) ?? '';

const bodyOf = (request: Request): { key?: string } => parsed<{ key?: string }>(request.postData() ?? '') ?? {};

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null; // a file, not an answer
  }
}

function describe(update: Update | null): string {
  if (update === null) return 'nothing';
  const { decision, seq } = update;
  return `entry ${String(seq)}, ${decision === null ? 'no decision' : `${decision.kind} of seat ${String(decision.seat)}`}`;
}
