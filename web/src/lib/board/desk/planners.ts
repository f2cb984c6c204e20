/** Which planner a decision needs; none where a single choice is all. */

import type { Decision, TableView } from '../../api/types';
import { parse } from '../model/actions';
import type { Facts } from '../model/facts';
import { topFrame } from '../model/game';
import type { Plan } from '../model/placing';
import { extraPoints } from '../model/shipping';
import { DeliveringPlanner, KeepingPlanner, SendingPlanner } from './barrels.svelte';
import { HandingPlanner, SeatingPlanner } from './people.svelte';
import { PlacingPlanner } from './placing.svelte';

export type AnyPlanner =
  | DeliveringPlanner
  | HandingPlanner
  | KeepingPlanner
  | PlacingPlanner
  | SeatingPlanner
  | SendingPlanner;

export function plannerFor(
  decision: Decision,
  view: TableView,
  facts: Facts,
  before: Plan | null,
  askForced: boolean,
): AnyPlanner | null {
  const frame = topFrame(view);
  const seat = view.seats[decision.seat];
  if (!frame || !seat || decision.choices === null) return null;
  const choices = decision.choices.map((choice) => choice.action);
  const memo = frame.memo ?? 0;
  switch (decision.kind) {
    case 'place':
    case 'nobles':
      return new PlacingPlanner(seat, frame, facts, before, askForced);
    case 'storage':
      return new KeepingPlanner(seat, memo);
    case 'captain':
      if (!choices.some((choice) => parse(choice).verb === 'send')) return null;
      return new SendingPlanner(seat, 0, 0, extraPoints(view, decision.seat), false);
    case 'small wharf':
      return new SendingPlanner(seat, memo, frame.count, extraPoints(view, decision.seat), true);
    case 'royal supplier':
      return new DeliveringPlanner(seat, memo, frame.count);
    case 'black market':
      return new HandingPlanner(seat, frame, choices, facts, askForced);
    case 'raid':
    case 'reward':
      return new SeatingPlanner(view, frame, facts, askForced);
    default:
      return null;
  }
}
