/** Why a Puertoma did something: the rule behind each reason. */

import type { GameEvent, PuertomaPieces } from '../../api/types';
import type { Line, Paragraph } from '../model/log';

export function ruleOfReason(event: GameEvent, pieces: PuertomaPieces): string | null {
  switch (event.event) {
    case 'puertoma_reason':
      return pieces.reasons[event.why] ?? null;
    case 'puertoma_weighed':
      return event.profitable.length > 0 ? 'PUE-6' : 'PUE-25';
    case 'tie_break_drawn':
      return 'PUE-21';
    case 'action_moved':
      return 'PUE-7';
    case 'ability_used':
      return 'PUE-10';
    default:
      return null;
  }
}

/** What a seat did last, since the last role was taken, newest last. */
export function lastSteps(paragraphs: Paragraph[], seat: number, most: number): Line[] {
  const withSteps = paragraphs.filter(({ lines }) => lines.some((line) => line.seat === seat));
  return (withSteps.at(-1)?.lines ?? []).filter((line) => line.seat === seat).slice(-most);
}
