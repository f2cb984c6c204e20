/** Which options go together: what src/boriken/engine/options.py checks, so that only that is offered. */

import type { BuildingFacts, Edition } from '../../api/types';
import { costOf } from '../../board/model/facts';

export const SPECIAL_EXPANSIONS = ['festival_cards', 'achievements'];

/** The expansion a variant changes; it makes no sense without it. */
const NEEDS: Record<string, string> = {
  jeweler_cap: 'nobles',
  villa_or_jeweler: 'nobles',
  hacienda_or_forest_house: 'new_buildings',
  achievement_draft: 'achievements',
};

/** They change what only the Special Edition has: its draft, its rulebook. */
const SPECIAL_VARIANTS = ['villa_or_jeweler', 'errata'];

/** What the host has chosen so far. */
export interface Chosen {
  edition: Edition;
  expansions: string[];
  variants: string[];
  houseRules: boolean;
  hasPuertomas: boolean;
}

export function mayHaveExpansion({ edition, houseRules }: Chosen, expansion: string): boolean {
  return edition === 'special' || houseRules || !SPECIAL_EXPANSIONS.includes(expansion);
}

export function mayHaveVariant({ edition, expansions, hasPuertomas }: Chosen, variant: string): boolean {
  const needed = NEEDS[variant];
  if (needed !== undefined && !expansions.includes(needed)) return false;
  if (variant === 'achievement_draft') return !hasPuertomas; // PUE-23
  return edition === 'special' || !SPECIAL_VARIANTS.includes(variant);
}

export function neededBy(variant: string): string | undefined {
  return NEEDS[variant];
}

/** NEW-1, NOB-6: whether buildings are drafted at all. */
export function hasDraft({ edition, expansions }: Chosen): boolean {
  return expansions.includes('new_buildings') || (edition === 'special' && expansions.includes('nobles'));
}

/** Add or remove an expansion; festival cards take the place of the festival (CAR-1). */
export function withExpansion(chosen: Chosen, expansion: string, isOn: boolean): string[] {
  const others = chosen.expansions.filter((name) => name !== expansion);
  if (!isOn) return others;
  const rival = { festival: 'festival_cards', festival_cards: 'festival' }[expansion];
  return [...others.filter((name) => name !== rival), expansion];
}

/** Leave out what no longer goes with the rest, after the edition or an expansion has changed. */
export function fitting(chosen: Chosen): Chosen {
  // Not by spreading: what a plan has chosen are no properties of its own.
  const { edition, variants, houseRules, hasPuertomas } = chosen;
  const expansions = chosen.expansions.filter((name) => mayHaveExpansion(chosen, name));
  const fitted = { edition, expansions, variants, houseRules, hasPuertomas };
  return { ...fitted, variants: variants.filter((name) => mayHaveVariant(fitted, name)) };
}

// --- Naming the buildings (NEW-4) -----------------------------------------------------------------------

/** NEW-1: the spaces of the draft, by cost. */
const SPACES = [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10];
/** NOB-6: those that nobles add in the classic draft. */
const NOBLE_SPACES = [2, 3, 4, 5, 6, 7, 10];

/** Whether a kind takes part in the draft; all others are in the game anyhow. */
export function isDrafted(chosen: Chosen, building: BuildingFacts): boolean {
  const { edition, expansions } = chosen;
  if (building.expansion !== 'base' && !expansions.includes(building.expansion)) return false;
  if (building.expansion !== 'nobles') return building.group.startsWith('beige');
  return edition === 'special' || (edition === 'classic' && building.id !== 'jeweler');
}

/** The spaces that the kinds named do not fill yet. */
export function spacesLeft(chosen: Chosen, named: string[], all: BuildingFacts[]): number {
  let left = 0;
  for (const [cost, spaces] of draftSpaces(chosen)) {
    left += spaces - all.filter((kind) => named.includes(kind.id) && costOf(kind, chosen.variants) === cost).length;
  }
  return left;
}

/** How many kinds of each cost are in the game. */
export function draftSpaces(chosen: Chosen): Map<number, number> {
  const hasMore = chosen.edition === 'classic' && chosen.expansions.includes('nobles');
  const counts = new Map<number, number>();
  for (const cost of hasMore ? [...SPACES, ...NOBLE_SPACES] : SPACES) {
    counts.set(cost, (counts.get(cost) ?? 0) + 1);
  }
  return new Map([...counts].sort(([one], [two]) => one - two));
}
