/** What went wrong with a request: the server's own code, or that it was not reached. */

import type { ErrorBody } from './types';

const NOT_REACHED = 0;
const TOO_MANY = 429;
const SERVER = 500;

export class ApiError extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.code);
    this.name = 'ApiError';
    this.body = body;
  }

  /** An error of the page's own. */
  static own(code: 'offline' | 'not_here' | 'malformed', status = NOT_REACHED): ApiError {
    return new ApiError({ code, status, arguments: { place: `HTTP ${String(status)}`, why: 'between' } });
  }

  static of(problem: unknown): ApiError {
    return problem instanceof ApiError ? problem : ApiError.own('offline');
  }

  /** The HTTP status; 0 if the server was not reached. */
  get status(): number {
    return this.body.status;
  }

  /** Seconds after which to ask again. */
  get retryAfter(): number {
    return Number(this.body.arguments.seconds ?? 0);
  }

  /** Whether the same request may succeed a little later: nothing was changed by it, or nobody knows. */
  get mayPass(): boolean {
    return this.status === NOT_REACHED || this.status === TOO_MANY || this.status >= SERVER;
  }
}
