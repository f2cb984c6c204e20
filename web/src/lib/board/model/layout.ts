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

/** The slot of each kind that was filled last. */
export function newestSlots(known: Record<string, number>, before: IslandSlot[], slots: IslandSlot[]): Record<string, number> {
  const newest = { ...known };
  slots.forEach((kind, slot) => {
    if (kind !== null && kind !== before[slot]) newest[kind] = slot;
  });
  return newest;
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
  /** Cells side by side. */
  width: number;
}

/** What takes one cell from the front, wider ones from the back: both always fit, and none moves. */
export function arrangeCity(seat: SeatView, facts: Facts): CitySlot[] {
  const slots: CitySlot[] = [];
  const taken = new Set<number>();
  let front = 0;
  let back = facts.board.spaces;
  for (const { building } of seat.city) {
    const width = facts.of(building).spaces;
    const cell = width === 1 ? front++ : (back -= width);
    slots.push(slotAt(building, cell, width));
    for (let covered = 0; covered < width; covered += 1) taken.add(cell + covered);
  }
  for (let cell = 0; cell < facts.board.spaces; cell += 1) {
    if (!taken.has(cell)) slots.push(slotAt(null, cell, 1));
  }
  return slots;
}

function slotAt(building: string | null, cell: number, width: number): CitySlot {
  return { building, column: (cell % CITY_COLUMNS) + 1, row: Math.floor(cell / CITY_COLUMNS) + 1, width };
}

export interface MarketRow {
  /** How many quarries count in it. */
  quarries: number;
  buildings: string[];
}

/** The building market: a row for each number of quarries that count, production first, then by cost. */
export function marketRows(buildings: string[], facts: Facts): MarketRow[] {
  const limits = [...new Set(facts.all.map(({ quarries }) => quarries))].sort((one, two) => one - two);
  const rows = limits.map((quarries) => ({
    quarries,
    buildings: buildings.filter((building) => facts.of(building).quarries === quarries),
  }));
  for (const row of rows) {
    row.buildings.sort((one, two) => {
      const [a, b] = [facts.of(one), facts.of(two)];
      return Number(b.good !== null) - Number(a.good !== null) || a.cost - b.cost || facts.number(one) - facts.number(two);
    });
  }
  return rows;
}

export interface DraftRow {
  cost: number;
  /** Kinds that are in the game because somebody has put them there. */
  chosen: string[];
  free: number;
}

/** The spaces of the draft by cost; production buildings, which are in every game, take none. */
export function draftRows(inGame: string[], free: Record<string, number>, facts: Facts): DraftRow[] {
  const drafted = inGame.filter((building) => facts.of(building).good === null);
  const costs = new Set([...Object.keys(free).map(Number), ...drafted.map((building) => facts.of(building).cost)]);
  return [...costs]
    .sort((one, two) => one - two)
    .map((cost) => ({ cost, chosen: drafted.filter((building) => facts.of(building).cost === cost), free: free[cost] ?? 0 }));
}
