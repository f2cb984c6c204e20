/** What the guided first game explains, and when: each topic once, when it first comes up. */

import type { Decision, TableView } from '../../api/types';

/** Every topic has a title and a text in the catalogue: `lesson-<topic>` and `lesson-<topic>-text`. */
export const TOPICS = [
  'welcome',
  'round',
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'storage',
  'hacienda',
  'hospice',
  'university',
  'governor',
  'ending',
  'alone',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Decisions that belong to a role although they have a name of their own. */
const ROLE_OF: Record<string, Topic> = { place: 'mayor' };

interface Moment {
  view: TableView;
  decision: Decision | null;
}

/** The topics that fit this moment, most urgent first. */
function fitting({ view, decision }: Moment): Topic[] {
  const found: Topic[] = ['welcome'];
  if (view.ending.length > 0) found.push('ending');
  if (decision !== null) {
    const steps = [ROLE_OF[decision.kind] ?? decision.kind, decision.phase, 'round'];
    const known = steps.filter((step): step is Topic => TOPICS.includes(step as Topic));
    // While others act, only the role that is being played; choosing a role is explained to who chooses.
    if (decision.yours) found.push(...known);
    else found.push(...known.filter((step) => step !== 'round'));
  }
  if (view.round === 2) found.push('governor');
  if (view.round >= 4) found.push('alone');
  return found;
}

/** What to explain now, if anything. */
export function nextTopic(moment: Moment, explained: readonly string[]): Topic | null {
  return fitting(moment).find((topic) => !explained.includes(topic)) ?? null;
}
