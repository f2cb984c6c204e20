/** Listens to what the server tells a page: the latest update, and everything that was said. */

import type { Page, Request, Response } from 'playwright-core';
import type { LiveMessage, Update } from '../../src/lib/api/types';

const PATIENCE = 120_000;

export interface Acted {
  status: number;
  /** What the server answered. */
  answer: string;
  /** From the request to the answer, in milliseconds. */
  took: number;
}

export class Follower {
  latest: Update | null = null;
  /** Every answer about a table and every message of its live connection, as text. */
  readonly heard: string[] = [];
  /** How many requests to play were sent, those repeated after a lost connection too. */
  sent = 0;
  /** What came of each request to play, in order. */
  readonly acts: Acted[] = [];
  /** Requests to play that have no answer yet. */
  #underway = new Set<Request>();
  #waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
    page.on('request', (request) => {
      if (!isAct(request)) return;
      this.sent += 1;
      this.#underway.add(request);
    });
    page.on('requestfailed', (request) => this.#underway.delete(request));
    page.on('response', (response) => void this.#listen(response));
  }

  get isActing(): boolean {
    return this.#underway.size > 0;
  }

  /** Wait until something holds of what was heard. */
  until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
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

  async #listen(response: Response): Promise<void> {
    const request = response.request();
    if (!request.url().includes('/api/tables/')) return;
    const answer = await response.text().catch(() => ''); // the page has moved on
    this.#hear(answer);
    if (!this.#underway.delete(request)) return;
    const { requestStart, responseStart } = request.timing();
    this.acts.push({ status: response.status(), answer, took: responseStart - requestStart });
    this.#tell();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = parsed(text);
    if (message?.type === 'update' && this.#isNews(message)) this.latest = message;
    this.#tell();
  }

  /** Answers and messages overtake one another. */
  #isNews({ table, seq }: Update): boolean {
    return this.latest === null || this.latest.table.id !== table.id || seq >= this.latest.seq;
  }

  #tell(): void {
    for (const look of [...this.#waiting]) look();
  }
}

const isAct = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/act');

function parsed(text: string): LiveMessage | null {
  try {
    return JSON.parse(text) as LiveMessage;
  } catch {
    return null; // a file, not an answer
  }
}

function describe(update: Update | null): string {
  if (update === null) return 'nothing';
  const { decision, seq } = update;
  return `entry ${String(seq)}, ${decision === null ? 'no decision' : `${decision.kind} of seat ${String(decision.seat)}`}`;
}
