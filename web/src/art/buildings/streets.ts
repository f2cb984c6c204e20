/** Life around the buildings: who passes by, and what stands beside those of two spaces. */
import type { Drawing, Layer, Tint } from '../drawing';
import { lamp, palm, passer, tree } from '../props';
import { arcade, box, panes, poly, scallops } from '../sorts';

const at = (x: number, dress: Tint = 'paper', hat?: Tint): Layer[] => passer(x, 61.4, dress, hat);

export const PASSERS: Partial<Record<string, Drawing>> = {
  small_indigo_plant: at(9),
  large_indigo_plant: at(6, 'azure'),
  small_sugar_mill: at(16),
  tobacco_storage: at(9, 'ochre'),
  small_market: [...at(22, 'azure'), ...at(41, 'rose')],
  hacienda: at(31),
  construction_hut: at(9, 'azure'),
  small_warehouse: at(8, 'ochre'),
  hospice: [...at(21), ...at(44, 'azure')],
  large_market: [...at(22, 'rose'), ...at(42, 'azure', 'ink')],
  large_warehouse: at(22, 'azure'),
  factory: at(25, 'azure'),
  university: [...at(13, 'ink', 'ink'), ...at(50, 'slate', 'ink')],
  harbor: passer(5, 42, 'azure'),
  guild_hall: [...at(20, 'slate', 'ink'), ...at(45, 'ochre')],
  residence: at(21, 'rose'),
  fortress: at(26, 'azure', 'ink'),
  customs_house: at(14, 'slate', 'ink'),
  city_hall: [...at(13, 'slate', 'ink'), ...at(50, 'rose')],
  aqueduct: at(18, 'azure'),
  forest_house: at(10, 'ochre'),
  guesthouse: at(44),
  church: [...at(13, 'ink', 'ink'), ...at(49, 'rose')],
  library: at(32, 'slate', 'ink'),
  statue: [...at(13, 'azure'), ...at(50, 'rose', 'red')],
  cloister: [...at(18, 'wood', 'wood'), ...at(45, 'wood', 'wood')],
  chapel: at(21, 'rose', 'red'),
  hunting_lodge: at(15, 'leaf', 'wood'),
  villa: at(20, 'rose', 'red'),
  jeweler: at(11, 'rose', 'red'),
  royal_garden: [...at(12, 'rose', 'red'), ...at(20, 'ink', 'ink')],
};

/** A town house; x is its left side. */
const house = (x: number, wall: Tint, roof: Tint, height = 26): Layer[] => [
  [wall, 2, box(x, 56 - height, 24, height)],
  [roof, 2, poly(x - 2.5, 57 - height, x + 3, 49 - height, x + 21, 49 - height, x + 26.5, 57 - height)],
  ['', 1, scallops(1, x + 1, 53 - height, 22, 5, 4)],
  ['glass', 1, panes(2, x + 4, 61 - height, 5, 6, 11) + arcade(2, x + 4, 45, 5, 11, 11)],
];

const SQUARE: Drawing = [...palm(15, 57, 36), ...palm(113, 57, 32), ...lamp(26, 57), ...lamp(103, 57)];

/** Beside the buildings of two spaces, which stand in the middle of a field of 128 by 64. */
export const SURROUNDINGS = {
  guild_hall: [...house(5, 'lime', 'brick'), ...house(99, 'azure', 'brick', 22), ...at(30, 'slate', 'ink'), ...at(98)],
  residence: [...tree(14, 57, 34), ...tree(28, 57, 26), ...tree(101, 57, 28), ...tree(114, 57, 34), ...at(22, 'rose')],
  fortress: [...palm(15, 57, 32), ...palm(26, 57, 22), ...palm(112, 57, 34), ...at(29, 'azure', 'ink'), ...at(100, 'azure', 'ink')],
  customs_house: [...house(6, 'rose', 'brick', 22), ...palm(108, 57, 34), ...lamp(120, 57), ...at(100, 'azure')],
  city_hall: [...SQUARE, ...at(20, 'rose', 'red'), ...at(31, 'slate', 'ink'), ...at(108)],
  statue: [...house(4, 'rose', 'azure', 30), ...house(99, 'ochre', 'brick'), ...at(40, 'azure'), ...at(88, 'rose', 'red')],
  cloister: [...tree(14, 57, 34), ...tree(28, 57, 24), ...palm(110, 57, 36), ...at(100, 'wood', 'wood'), ...at(120, 'wood', 'wood')],
  royal_garden: [...SQUARE, ...tree(34, 57, 20), ...at(20, 'ink', 'ink'), ...at(109, 'rose', 'red')],
} satisfies Record<string, Drawing>;

export type WideId = keyof typeof SURROUNDINGS;
