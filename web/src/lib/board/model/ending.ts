/** How near the end of the game is (END-1). */

import type { SeatView, TableView } from '../../api/types';
import type { Facts } from './facts';
import { placesLeft } from '../puertoma/board';
import { CITY_SPACES } from './game';
import { citySpacesUsed } from './layout';

export interface Nearness {
  reason: 'workers' | 'chips' | 'city';
  /** What is left until this ends the game. */
  left: number;
  /** 0 far away, 1 there. */
  share: number;
}

/** Spaces of a city that are free; of a Puertoma's, places on its levels. */
const cityPlacesLeft = (seat: SeatView, facts: Facts): number =>
  seat.puertoma ? placesLeft(seat, facts.puertoma) : CITY_SPACES - citySpacesUsed(seat, facts);

/** Workers left for the worker ship, chips left, spaces left in the fullest city. */
export function nearness(view: TableView, facts: Facts): Nearness[] {
  const { start } = facts;
  const places = Math.min(...view.seats.map((seat) => cityPlacesLeft(seat, facts)));
  const expansions = (view.options?.expansions ?? []) as string[];
  const reasons: Nearness[] = [
    { reason: 'chips', left: view.chips, share: 1 - view.chips / start.chips },
    { reason: 'city', left: places, share: (CITY_SPACES - places) / CITY_SPACES },
  ];
  // NOB-2: with nobles an empty supply of workers ends nothing.
  if (!expansions.includes('nobles')) {
    reasons.unshift({ reason: 'workers', left: view.workers, share: 1 - view.workers / start.workers });
  }
  return reasons.map((one) => ({ ...one, share: Math.min(1, Math.max(0, one.share)) }));
}
