/** Every building's picture, as it is printed on its tile. */
import { colouredFor, inset, print, type Drawing } from '../drawing';
import { GOODS, pictureOf, type GoodKind } from '../goods';
import { COMMERCE } from './commerce';
import { FIELD, FRAME, LAND, NEW_MARK, NOBLE_MARK, SKY } from './ground';
import { disc } from '../sorts';
import { LARGE } from './large';
import { NEW_BUILDINGS } from './newBuildings';
import { NOBLES } from './nobles';
import { PRODUCTION } from './production';

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

/** Sky, ground, the building, and at its foot or corner what it belongs to. */
export function building(id: BuildingId, fruit: boolean): string {
  if (isProduction(id)) {
    const good = pictureOf(MADE_IN[id], fruit);
    const seal = print(SEAL) + inset(print(GOODS[good]), 42.7, 43.7, 0.26);
    return colouredFor(good, print(SKY) + print(FIELD) + print(PICTURES[id]) + print(FRAME) + seal);
  }
  const mark = id in NEW_BUILDINGS ? NEW_MARK : id in NOBLES ? NOBLE_MARK : [];
  return print(SKY) + print(LAND) + print(PICTURES[id]) + print(mark) + print(FRAME);
}

function isProduction(id: BuildingId): id is keyof typeof PRODUCTION {
  return id in PRODUCTION;
}
