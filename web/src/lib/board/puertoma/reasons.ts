/** Why a Puertoma did something: the rule behind each reason and each step. */

import type { GameEvent, PuertomaPieces } from '../../api/types';
import type { Line, Paragraph } from '../model/log';

export function ruleOf(event: GameEvent, pieces: PuertomaPieces): string | null {
  if (event.event === 'puertoma_reason') return pieces.reasons[event.why] ?? null;
  const isAnyRole = event.event === 'puertoma_weighed' && event.profitable.length === 0;
  return pieces.rules[isAnyRole ? 'nothing_profitable' : event.event] ?? null;
}

/** The rule of a step, unless a reason that was told with it names one. */
export function ruleOfStep({ events, remarks }: Line, pieces: PuertomaPieces): string | null {
  const isExplained = remarks.some(({ event }) => event === 'puertoma_reason' || event === 'ability_used');
  return events[0] && !isExplained ? ruleOf(events[0], pieces) : null;
}

/** What a seat did last, since the last role was taken, newest last. */
export function lastSteps(paragraphs: Paragraph[], seat: number, most: number): Line[] {
  const withSteps = paragraphs.filter(({ lines }) => lines.some((line) => line.seat === seat));
  return (withSteps.at(-1)?.lines ?? []).filter((line) => line.seat === seat).slice(-most);
}
