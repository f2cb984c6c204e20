/** What is printed on the buildings and cards, for the table's edition and variants. */

import type { BoardFacts, BuildingFacts, Catalog, Counts, Options, PuertomaPieces } from '../../api/types';

type FestivalFacts = Catalog['festival_cards'][number];

export interface Facts {
  /** In the order of their numbers. */
  all: BuildingFacts[];
  of(building: string): BuildingFacts;
  /** Its place in the catalogue; -1 if there is none. */
  number(building: string): number;
  pointsOfAchievement(card: string): number;
  /** What the trading house pays for a good. */
  priceOf(good: string): number;
  festivalCard(card: string): FestivalFacts | undefined;
  /** The rules to read about a thing. */
  rulesOn(thing: string): string[];
  /** Fields of an island, spaces of a city, barrels in the trading house. */
  board: BoardFacts;
  puertoma: PuertomaPieces;
  hasPuertomas: boolean;
}

/** For a building the catalogue does not know: a newer server. */
const UNKNOWN: Omit<BuildingFacts, 'id'> = {
  expansion: 'base',
  group: 'beige_small',
  cost: 0,
  points: 0,
  row: 1,
  quarries: 1,
  circles: 1,
  spaces: 1,
  copies: 1,
  good: null,
  phase: 'any',
  rule: null,
};

export function factsFor(catalog: Catalog, options: Options): Facts {
  const variants = catalog.variants.filter(({ id }) => options.variants.includes(id));
  const printed: Counts = Object.assign({}, ...variants.map(({ costs }) => costs));
  const all = catalog.buildings.map((facts) => ({ ...facts, cost: printed[facts.id] ?? facts.cost }));
  const numbers = new Map(all.map((facts, number) => [facts.id, number]));
  const points = new Map(catalog.achievements.map((card) => [card.id, card.points]));
  const cards = new Map(catalog.festival_cards.map((card) => [card.id, card]));
  return {
    all,
    of: (building) => all[numbers.get(building) ?? -1] ?? { id: building, ...UNKNOWN },
    number: (building) => numbers.get(building) ?? -1,
    pointsOfAchievement: (card) => points.get(card) ?? 0,
    priceOf: (good) => catalog.prices[good] ?? 0,
    festivalCard: (card) => cards.get(card),
    rulesOn: (thing) => catalog.explained_by[thing] ?? [],
    board: catalog.board,
    puertoma: catalog.puertoma,
    hasPuertomas: options.seats !== undefined,
  };
}
