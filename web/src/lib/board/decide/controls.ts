/** What the control of a decision can be. */

import type { Component } from 'svelte';
import type { SheetPlanner } from '../desk/sheet.svelte';

/** A control of its own; actions of other verbs are offered beside it. */
export interface Special {
  control: Component;
  verbs: string[];
}

/** For decisions of several parts. */
export type Planned = Component<{ planner: SheetPlanner }>;
