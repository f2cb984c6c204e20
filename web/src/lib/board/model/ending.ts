/** How near the end of the game is (END-1). */

import type { TableView } from '../../api/types';
import type { Facts } from './facts';
import { CITY_SPACES } from './game';
import { citySpacesUsed } from './layout';

export interface Nearness {
  reason: 'workers' | 'chips' | 'city';
  /** What is left until this ends the game. */
  left: number;
  /** 0 far away, 1 there. */
  share: number;
}

/** Workers left for the worker ship, chips left, spaces left in the fullest city. */
export function nearness(view: TableView, facts: Facts): Nearness[] {
  const { start } = facts;
  const fullest = Math.max(...view.seats.map((seat) => citySpacesUsed(seat, facts)));
  const expansions = (view.options?.expansions ?? []) as string[];
  const reasons: Nearness[] = [
    { reason: 'chips', left: view.chips, share: 1 - view.chips / start.chips },
    { reason: 'city', left: CITY_SPACES - fullest, share: fullest / CITY_SPACES },
  ];
  // NOB-2: with nobles an empty supply of workers ends nothing.
  if (!expansions.includes('nobles')) {
    reasons.unshift({ reason: 'workers', left: view.workers, share: 1 - view.workers / start.workers });
  }
  return reasons.map((one) => ({ ...one, share: Math.min(1, Math.max(0, one.share)) }));
}
