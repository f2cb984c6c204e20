/** Where tiles and buildings lie on a board, so that nothing jumps when something is added. */

import type { SeatView } from '../../api/types';
import type { Facts } from './facts';
import { FIELDS } from './game';

const CITY_COLUMNS = 4;

/** `corn`, `quarry`, `forest`, or null for an empty field. */
export type IslandSlot = string | null;

/** Keep every tile where it lay, put new ones on the first empty field. */
export function arrangeIsland(before: IslandSlot[], seat: SeatView, fields: number): IslandSlot[] {
  const wanted = new Map<string, number>();
  for (const kind of FIELDS) wanted.set(kind, seat.island[kind]?.tiles ?? 0);
  wanted.set('forest', seat.forests?.length ?? 0);
  const slots: IslandSlot[] = Array.from({ length: fields }, (_, slot) => {
    const kind = before[slot] ?? null;
    const left = kind === null ? 0 : (wanted.get(kind) ?? 0);
    if (kind === null || left === 0) return null;
    wanted.set(kind, left - 1);
    return kind;
  });
  for (const [kind, tiles] of wanted) {
    for (let tile = 0; tile < tiles; tile += 1) {
      const free = slots.indexOf(null);
      if (free >= 0) slots[free] = kind;
    }
  }
  return slots;
}

/** Which of the slots of a kind are occupied: the first ones. */
export function occupied(slots: IslandSlot[], workersOf: (kind: string) => number): boolean[] {
  const seen = new Map<string, number>();
  return slots.map((kind) => {
    if (kind === null) return false;
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < workersOf(kind);
  });
}

export interface CitySlot {
  building: string | null;
  /** Grid cell, from 1 on. */
  column: number;
  row: number;
  /** Cells side by side: 1, or 2 for a large building. */
  width: number;
}

/** Small buildings from the front, large ones in pairs from the back: both always fit, and none moves. */
export function arrangeCity(seat: SeatView, facts: Facts): CitySlot[] {
  const slots: CitySlot[] = [];
  const taken = new Set<number>();
  let front = 0;
  let back = facts.board.spaces;
  for (const { building } of seat.city) {
    const isLarge = facts.of(building).spaces > 1;
    if (isLarge) back -= 2;
    const cell = isLarge ? back : front;
    if (!isLarge) front += 1;
    slots.push(slotAt(building, cell, isLarge ? 2 : 1));
    taken.add(cell);
    if (isLarge) taken.add(cell + 1);
  }
  for (let cell = 0; cell < facts.board.spaces; cell += 1) {
    if (!taken.has(cell)) slots.push(slotAt(null, cell, 1));
  }
  return slots;
}

function slotAt(building: string | null, cell: number, width: number): CitySlot {
  return { building, column: (cell % CITY_COLUMNS) + 1, row: Math.floor(cell / CITY_COLUMNS) + 1, width };
}

export const citySpacesUsed = (seat: SeatView, facts: Facts): number =>
  seat.city.reduce((sum, { building }) => sum + facts.of(building).spaces, 0);

/** The building market: a column for each quarry limit, production first, then by cost. */
export function marketRows(buildings: string[], facts: Facts): string[][] {
  const rows: string[][] = [[], [], [], []];
  for (const building of buildings) rows[facts.of(building).row - 1]?.push(building);
  for (const row of rows) {
    row.sort((one, two) => {
      const [a, b] = [facts.of(one), facts.of(two)];
      return Number(b.good !== null) - Number(a.good !== null) || a.cost - b.cost || facts.number(one) - facts.number(two);
    });
  }
  return rows;
}
