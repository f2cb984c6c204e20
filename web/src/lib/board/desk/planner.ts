/** Something that collects a decision of several parts until it is confirmed as a whole. */
export interface Planner {
  /** The actions that carry the plan out, in the engine's order. */
  readonly actions: string[];
  /** What ends it where more could be named, if not `pass` (RUL-55). */
  readonly ending?: string[];
  readonly isReady: boolean;
  /** Whether the plan, and not a single choice, is what a confirmation would send. */
  readonly isEngaged: boolean;
}
