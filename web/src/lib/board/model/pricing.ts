/** What a building costs a seat now, and why (BLD-2 to BLD-4, FOREST-4, ZON-1). */

import type { SeatView, TableView } from '../../api/types';
import type { Facts } from './facts';
import { frameOf, isActive } from './game';

export interface Price {
  printed: number;
  quarries: number;
  privilege: number;
  forests: number;
  zoning: number;
  /** Never below 0. */
  price: number;
}

const LARGE_ROW = 4;

export function priceOf(building: string, seat: SeatView, isBuilder: boolean, facts: Facts): Price {
  const { cost, row } = facts.of(building);
  const quarries = Math.min(seat.island.quarry?.workers ?? 0, row);
  const privilege = isBuilder ? (isActive(seat, 'library') ? 2 : 1) : 0;
  const forests = Math.floor((seat.forests?.length ?? 0) / 2);
  const zoning = zoningOf(seat, row);
  const price = Math.max(0, cost - quarries - privilege - forests - zoning);
  return { printed: cost, quarries, privilege, forests, zoning, price };
}

function zoningOf(seat: SeatView, row: number): number {
  if (!isActive(seat, 'zoning_office')) return 0;
  const noble = seat.noble_posts?.includes('zoning_office') ?? false;
  if (noble) return row === LARGE_ROW ? 2 : 0;
  return row < LARGE_ROW ? 1 : 0;
}

/** Whether a seat is the builder of the phase that is being played. */
export const isBuilderNow = (view: TableView, number: number): boolean =>
  frameOf(view, 'builder')?.taker === number;
