/** Every building's picture, as it is printed on its tile. */
import { colouredFor, inset, print, type Drawing } from '../drawing';
import { GOODS, pictureOf, type GoodKind } from '../goods';
import { COMMERCE } from './commerce';
import { backdrop, FIELD, frame, land, NEW_MARK, NOBLE_MARK } from './ground';
import { disc } from '../sorts';
import { LARGE } from './large';
import { NEW_BUILDINGS } from './newBuildings';
import { NOBLES } from './nobles';
import { PRODUCTION } from './production';
import { PASSERS, SURROUNDINGS, type WideId } from './streets';

const PICTURES = { ...PRODUCTION, ...COMMERCE, ...LARGE, ...NEW_BUILDINGS, ...NOBLES };

export type BuildingId = keyof typeof PICTURES;

export const BUILDING_IDS = Object.keys(PICTURES) as BuildingId[];

const MADE_IN: Record<keyof typeof PRODUCTION, GoodKind> = {
  small_indigo_plant: 'indigo',
  small_sugar_mill: 'sugar',
  large_indigo_plant: 'indigo',
  large_sugar_mill: 'sugar',
  tobacco_storage: 'tobacco',
  coffee_roaster: 'coffee',
};

/** The seal on a production building: what it makes. */
const SEAL: Drawing = [['paper', 2, disc(51, 52, 11)]];

/** The building alone, without anything around it. */
export const buildingAlone = (id: BuildingId): string => print(PICTURES[id]);

/** Sky, ground, the building, who passes by, and at its foot or corner what it belongs to. */
export function building(id: BuildingId, fruit: boolean): string {
  const middle = print(PICTURES[id]) + print(PASSERS[id] ?? []);
  if (isProduction(id)) {
    const good = pictureOf(MADE_IN[id], fruit);
    const seal = print(SEAL) + inset(print(GOODS[good]), 42.7, 43.7, 0.26);
    return colouredFor(good, print(backdrop('hills')) + print(FIELD) + middle + print(frame()) + seal);
  }
  return print(backdrop(behind(id))) + print(land()) + middle + print(markOf(id)) + print(frame());
}

/** A building of two spaces with what is beside it, on a field of 128 by 64. */
export const buildingWide = (id: WideId): string =>
  print(backdrop(behind(id), 128)) +
  print(land(128)) +
  print(SURROUNDINGS[id]) +
  inset(print(PICTURES[id]), 32, 0, 1) +
  inset(print(markOf(id)), 64, 0, 1) +
  print(frame(128));

const behind = (id: BuildingId): 'town' | 'hills' => (id in LARGE || id in COMMERCE ? 'town' : 'hills');

const markOf = (id: BuildingId): Drawing => (id in NEW_BUILDINGS ? NEW_MARK : id in NOBLES ? NOBLE_MARK : []);

export const isWide = (id: BuildingId): id is WideId => id in SURROUNDINGS;

function isProduction(id: BuildingId): id is keyof typeof PRODUCTION {
  return id in PRODUCTION;
}
