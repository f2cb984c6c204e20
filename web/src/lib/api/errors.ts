/** What went wrong with a request: the server's own words, or that it was not reached. */

import type { ErrorBody } from './types';

const PASSING = ['offline', 'too_many', 'unavailable'];

export class ApiError extends Error {
  readonly body: ErrorBody;
  /** The HTTP status; 0 if the server was not reached. */
  readonly status: number;

  constructor(body: ErrorBody, status = 0) {
    super(body.message);
    this.name = 'ApiError';
    this.body = body;
    this.status = status;
  }

  static of(problem: unknown): ApiError {
    if (problem instanceof ApiError) return problem;
    return new ApiError({ code: 'offline', message: 'The server cannot be reached.' });
  }

  /** Whether the same request may succeed a little later: nothing was changed by it, or nobody knows. */
  get mayPass(): boolean {
    return PASSING.includes(this.body.code) || this.status >= 502;
  }
}
