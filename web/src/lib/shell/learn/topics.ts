/** What the guided first game explains, and when: each topic once, when it first comes up. */

import type { Decision, Entry, TableView } from '../../api/types';
import { roleOfCard } from '../../board/model/game';
import { OF_TOPIC } from './pointing';

interface Moment {
  view: TableView;
  decision: Decision | null;
  entries: Entry[];
}

const isTopic = (step: string | null | undefined): step is string => typeof step === 'string' && step in OF_TOPIC;

/** Role cards that were taken, the first one first: bots are quick, so what they took is explained afterwards. */
export function rolesTaken(entries: Entry[]): { role: string; seat: number }[] {
  return entries.flatMap((entry) =>
    entry.kind === 'acted'
      ? entry.events.flatMap((event) => (event.event === 'role_taken' ? [{ role: roleOfCard(event.card), seat: event.seat ?? 0 }] : []))
      : [],
  );
}

/** The topics that fit this moment, most urgent first. */
function fitting({ view, decision, entries }: Moment): string[] {
  const found: (string | null | undefined)[] = ['welcome'];
  if (view.ending.length > 0) found.push('ending');
  if (decision?.yours) found.push(isTopic(decision.kind) ? decision.kind : decision.phase);
  found.push(...rolesTaken(entries).map(({ role }) => role), decision?.phase);
  if (view.round >= 2) found.push('governor');
  return found.filter(isTopic).filter((topic) => topic !== 'round' || decision?.yours === true);
}

/** What to explain now, if anything; that one knows the rest comes when every role of the table has been explained. */
export function nextTopic(moment: Moment, explained: readonly string[]): string | null {
  const next = fitting(moment).find((topic) => !explained.includes(topic));
  if (next !== undefined) return next;
  const roles = Object.keys(moment.view.cards).map(roleOfCard);
  const isAll = [...roles, 'governor'].filter(isTopic).every((topic) => explained.includes(topic));
  return isAll && !explained.includes('alone') ? 'alone' : null;
}
