/** How long is waited for what must happen, in milliseconds: a busy machine is no failing test. */
export const PATIENCE = 120_000;

/** For what takes a minute on a quiet machine. */
export const LONG_PATIENCE = 10 * PATIENCE;
