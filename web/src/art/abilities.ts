/** The ability tiles of a Puertoma: a plaque in the colour of the phase, with what the ability is about. */
import { arranged, type Motif } from './cards';
import { colouredFor, inset, print, type Drawing } from './drawing';
import { EMBLEMS, type RoleId } from './roles';
import { box, disc } from './sorts';

/** The phase in which each one works, and what it brings there. */
const ABILITIES = {
  repeated_sale: ['trader', ['trading_house']],
  sale_coin: ['trader', ['coin']],
  building_worker: ['builder', ['worker']],
  stored_kind: ['captain', ['supply']],
  building_coin: ['builder', ['coin']],
  extra_barrel: ['craftsman', ['barrel']],
  kinds_coins: ['craftsman', ['market', 'coin']],
  extra_worker: ['mayor', ['worker']],
  plantation_barrel: ['settler', ['barrel']],
  kinds_points: ['captain', ['market', 'chip']],
  barrels_points: ['captain', ['barrel', 'chip']],
  worker_coins: ['mayor', ['worker', 'coin']],
} satisfies Record<string, [RoleId, Motif[]]>;

export type AbilityId = keyof typeof ABILITIES;

export const ABILITY_IDS = Object.keys(ABILITIES) as AbilityId[];

const EDGE = 'M9 1H55L63 9V55L55 63H9L1 55V9z';

const PLAQUE: Drawing = [
  ['lime', 2, EDGE],
  ['tint', 2, 'M9 1H55L63 9V19H1V9z'],
];

const BACK: Drawing = [
  ['slate', 2, EDGE],
  ['rule', 1, 'M11 6H53L58 11V53L53 58H11L6 53V11z'],
  ['gold', 3, 'M20 32V24Q20 12 32 12T44 24V32H38V24Q38 18 32 18T26 24V32z'],
  ['straw', 3, box(15, 30, 34, 24)],
  ['ink', 0, disc(32, 39, 4) + box(30, 40, 4, 9)],
];

/** The tile of an ability; the back of one that is not known yet. */
export function abilityTile(id: AbilityId | null): string {
  if (id === null) return print(BACK);
  const [phase, motifs] = ABILITIES[id];
  return colouredFor(phase, print(PLAQUE) + inset(print(EMBLEMS[phase]), 23.7, 1.7, 0.26)) + arranged(motifs);
}
