/** What is printed on the buildings and cards, for the table's edition and variants. */

import type { BuildingFacts, Catalog, Options } from '../../api/types';

type FestivalFacts = Catalog['festival_cards'][number];

export interface Facts {
  /** In the order of their numbers. */
  all: BuildingFacts[];
  of(building: string): BuildingFacts;
  /** The building's number in frames and in the order of places; -1 if there is none. */
  number(building: string): number;
  byNumber(number: number): BuildingFacts | undefined;
  pointsOfAchievement(card: string): number;
  festivalCard(card: string): FestivalFacts | undefined;
  /** Workers and chips in the supply at the start. */
  start: { workers: number; chips: number };
}

/** For a building the catalogue does not know: a newer server. */
const UNKNOWN: Omit<BuildingFacts, 'id'> = {
  expansion: 'base',
  group: 'beige_small',
  cost: 0,
  points: 0,
  row: 1,
  circles: 1,
  spaces: 1,
  copies: 1,
  good: null,
  phase: 'any',
};

export function factsFor(catalog: Catalog, options: Options): Facts {
  const swapped = options.variants.includes('cost_swap');
  const all = catalog.buildings.map((facts) => (swapped ? withSwappedCost(facts) : facts));
  const numbers = new Map(all.map((facts, number) => [facts.id, number]));
  const points = new Map(catalog.achievements.map((card) => [card.id, card.points]));
  const cards = new Map(catalog.festival_cards.map((card) => [card.id, card]));
  const setup = catalog.setups.find((row) => Number(row.players) === options.players);
  return {
    all,
    of: (building) => all[numbers.get(building) ?? -1] ?? { id: building, ...UNKNOWN },
    number: (building) => numbers.get(building) ?? -1,
    byNumber: (number) => all[number],
    pointsOfAchievement: (card) => points.get(card) ?? 0,
    festivalCard: (card) => cards.get(card),
    start: { workers: Number(setup?.supply_workers ?? 75), chips: Number(setup?.[`vp_${options.edition}`] ?? 100) },
  };
}

/** VAR-1: university and factory swap their costs. */
function withSwappedCost(facts: BuildingFacts): BuildingFacts {
  if (facts.id === 'university') return { ...facts, cost: 7 };
  if (facts.id === 'factory') return { ...facts, cost: 8 };
  return facts;
}
