/** Requests on their way: each has a key, and the answer names it. */

import { ApiError } from './errors';
import type { LiveMessage, Preview, Proposal, TableCommand, TableQuestion, Update } from './types';

export type TableRequest = TableCommand | TableQuestion;
export type Reply = Update | Preview | Proposal;

interface Waiting {
  request: TableRequest;
  resolve: (reply: Reply) => void;
  reject: (problem: ApiError) => void;
}

export class Requests {
  #waiting = new Map<string, Waiting>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Those without an answer, oldest first. */
  get all(): TableRequest[] {
    return [...this.#waiting.values()].map(({ request }) => request);
  }

  has({ key }: TableRequest): boolean {
    return this.#waiting.has(key);
  }

  /** The answer to come. */
  add(request: TableRequest): Promise<Reply> {
    return new Promise((resolve, reject) => this.#waiting.set(request.key, { request, resolve, reject }));
  }

  /** The request that a message of the socket answers, if any. */
  answeredBy(message: LiveMessage): TableRequest | undefined {
    return 'key' in message && typeof message.key === 'string' ? this.#waiting.get(message.key)?.request : undefined;
  }

  answer({ key }: TableRequest, reply: Reply): void {
    this.#waiting.get(key)?.resolve(reply);
    this.#waiting.delete(key);
  }

  refuse({ key }: TableRequest, problem: ApiError): void {
    this.#waiting.get(key)?.reject(problem);
    this.#waiting.delete(key);
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const request of this.all) this.refuse(request, ApiError.of(null));
  }
}
