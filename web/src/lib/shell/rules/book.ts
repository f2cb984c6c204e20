/** Finding one's way in the rules: chapters, rules and buildings by their names in addresses. */

import type { BuildingFacts, Edition, RuleBlock, RuleChapter, Rulebook, RulePart } from '../../api/types';
import { thingsIn } from './rule-text';

export interface Place {
  part: RulePart;
  chapter: RuleChapter;
}

export const placesOf = (book: Rulebook): Place[] =>
  book.parts.flatMap((part) => part.chapters.map((chapter) => ({ part, chapter })));

const isRule = (block: RuleBlock): boolean => block.kind === 'rule';

/** The chapter with this key, or the one that has this rule; a part such as END-1a is found by its rule. */
export function placeOf(book: Rulebook, id: string): Place | null {
  const wanted = ruleOf(id);
  return (
    placesOf(book).find(
      ({ chapter }) => chapter.key === id.toLowerCase() || chapter.blocks.some((block) => isRule(block) && block.identifier === wanted),
    ) ?? null
  );
}

/** `END-1` of `end-1a` */
export const ruleOf = (id: string): string => id.toUpperCase().replace(/(\d)[A-E]$/, '$1');

/** Where one goes on reading. */
export function neighbours(book: Rulebook, key: string): { before: Place | null; after: Place | null } {
  const places = placesOf(book);
  const here = places.findIndex(({ chapter }) => chapter.key === key);
  return { before: places[here - 1] ?? null, after: places[here + 1] ?? null };
}

/** Editions that have the same text go together. */
export function byText(elsewhere: RuleBlock['elsewhere']): [string, Edition[]][] {
  const found = new Map<string, Edition[]>();
  for (const { text, edition } of elsewhere) found.set(text, [...(found.get(text) ?? []), edition]);
  return [...found];
}

export interface AboutBuilding {
  /** Its own rules and examples. */
  own: RuleBlock[];
  /** Rules elsewhere that name it. */
  others: RuleBlock[];
  rulings: RuleBlock[];
  /** Buildings that its rules name, or whose rules name it. */
  together: string[];
}

/** All that the rules say of a building, by the first of its rules; those of `production` are for buildings that have none. */
export function aboutBuilding(
  book: Rulebook,
  { id: building, rule }: Pick<BuildingFacts, 'id' | 'rule'>,
  production: string[],
  buildings: string[],
): AboutBuilding {
  const blocks = placesOf(book).flatMap(({ part, chapter }) => chapter.blocks.filter(isRule).map((block) => ({ part, block })));
  const familyOf = (id: string) => id.replace(/-\d+$/, '');
  const isOwn = (id: string) => (rule === null ? production.includes(id) : familyOf(id.replace(/^X-/, '')) === familyOf(rule));
  const naming = blocks.filter(({ block }) => !isOwn(block.identifier) && thingsIn(block.text).includes(building));
  const own = blocks.filter(({ block }) => isOwn(block.identifier)).map(({ block }) => block);
  const ofBuildings = naming.filter(({ part }) => part.key === 'buildings').map(({ block }) => block);
  const met = new Set([...(rule === null ? [] : own), ...ofBuildings].flatMap((block) => thingsIn(block.text)));
  return {
    own,
    others: naming.filter(({ part }) => part.key !== 'rulings').map(({ block }) => block),
    rulings: naming.filter(({ part }) => part.key === 'rulings').map(({ block }) => block),
    together: buildings.filter((other) => other !== building && met.has(other)),
  };
}
