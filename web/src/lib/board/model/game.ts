/** The fixed order of things, and small questions about a position. */

import type { Counts, Field, FrameView, Good, SeatView, TableView } from '../../api/types';

export const GOODS: Good[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
export const FIELDS: Field[] = [...GOODS, 'quarry'];
export const ISLAND_FIELDS = 12;
export const CITY_SPACES = 12;
export const HOUSE_PLACES = 4;

/** TRA-1. */
export const PRICE: Record<Good, number> = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 };

export const isField = (thing: string): thing is Field => (FIELDS as string[]).includes(thing);
export const isGood = (thing: string): thing is Good => (GOODS as string[]).includes(thing);

export const count = (counts: Counts | undefined, thing: string): number => counts?.[thing] ?? 0;

export const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, number) => sum + (number ?? 0), 0);

/** Counts as a list, in the order of the goods. */
export function goodsOf(counts: Counts | undefined): { good: Good; number: number }[] {
  return GOODS.map((good) => ({ good, number: count(counts, good) })).filter(({ number }) => number > 0);
}

/** VOL-2: the barrels of a frame's memo, four bits for each good. */
export const offeredBarrels = (memo: number): Counts =>
  Object.fromEntries(GOODS.map((good, place) => [good, (memo >> (4 * place)) & 15]));

/** What is going on right now. */
export const topFrame = (view: TableView): FrameView | undefined => view.frames.at(-1);

/** The frame of a step anywhere on the stack. */
export const frameOf = (view: TableView, step: string): FrameView | undefined =>
  [...view.frames].reverse().find((frame) => frame.step === step);

/** The role card being played: the second frame from outside. */
export function phaseOf(view: TableView): string | null {
  const step = view.frames[1]?.step;
  return step === undefined ? null : step === 'storage' ? 'captain' : step;
}

export const fieldsUsed = (seat: SeatView): number =>
  Object.values(seat.island).reduce((sum, field) => sum + field.tiles, 0) + (seat.forests?.length ?? 0);

const crewOf = (seat: SeatView, building: string): number =>
  seat.city.find((entry) => entry.building === building)?.workers ?? 0;

/** Whether a building is owned and occupied (BUI-1). */
export const isActive = (seat: SeatView, building: string): boolean => crewOf(seat, building) > 0;

/** Everybody on a board, nobles included. */
export function persons(seat: SeatView): number {
  const onFields = Object.values(seat.island).reduce((sum, field) => sum + field.workers, 0);
  return seat.workers + onFields + seat.city.reduce((sum, entry) => sum + entry.workers, 0);
}

/** Points in chips and noted ones; null where they are another's secret. */
export const pointsOf = (seat: SeatView): number | null =>
  seat.chips === null ? null : seat.chips + (seat.noted ?? 0);

/** `prospector 2` is drawn and called like the first. */
export const roleOfCard = (card: string): string => card.split(' ')[0] ?? card;
