/** Small questions about a position. */

import type { Counts, Field, Good, SeatView } from '../../api/types';
import { FIELDS, GOODS } from '../../api/vocabulary';

export { FIELDS, GOODS };

export const isField = (thing: string): thing is Field => (FIELDS as readonly string[]).includes(thing);
export const isGood = (thing: string): thing is Good => (GOODS as readonly string[]).includes(thing);

export const count = (counts: Counts | undefined, thing: string): number => counts?.[thing] ?? 0;

export const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, number) => sum + (number ?? 0), 0);

/** Counts as a list, in the order of the goods. */
export function goodsOf(counts: Counts | undefined): { good: Good; number: number }[] {
  return GOODS.map((good) => ({ good, number: count(counts, good) })).filter(({ number }) => number > 0);
}

/** Where everybody stands now. */
export function standing(seat: Pick<SeatView, 'island' | 'city'>): Record<string, number> {
  const fields = Object.entries(seat.island).map(([kind, field]) => [kind, field.workers] as const);
  return Object.fromEntries([...fields, ...seat.city.map(({ building, workers }) => [building, workers] as const)]);
}

/** `prospector 2` is drawn and called like the first. */
export const roleOfCard = (card: string): string => card.split(' ')[0] ?? card;
