/** What the buildings stand on and in front of. The corners are scooped, like a label's. */
import type { Drawing } from '../drawing';
import { star, waves } from '../sorts';

const OUTLINE = 'M4 1H60A3 3 0 0 0 63 4V60A3 3 0 0 0 60 63H4A3 3 0 0 0 1 60V4A3 3 0 0 0 4 1z';

const floor = (y: number): string => `M1 ${y}H63V60A3 3 0 0 0 60 63H4A3 3 0 0 0 1 60z`;

/** An engraver's sky: ruled, and lighter towards the horizon. */
export const SKY: Drawing = [
  ['sky', 0, OUTLINE],
  ['rule', 1, 'M4 4.5H60M3 8H61M3 11.5H61M3 15.5H61M3 20H61M3 25.5H61'],
];

export const LAND: Drawing = [['straw', 2, floor(56)]];

/** A production building stands on its good's colour. */
export const FIELD: Drawing = [['tint', 2, floor(56)]];

/** Water up to y. */
export const sea = (y: number): Drawing => [
  ['sea', 2, floor(y)],
  ['', 1, waves(6, 3, y + 5, 9.5) + waves(5, 8, y + 11, 9.5)],
];

export const FRAME: Drawing = [['', 2, OUTLINE]];

/** The marks of the expansions differ in shape, not only in colour: a round seal, a pennant. */
export const NEW_MARK: Drawing = [
  ['green', 2, 'M63 4V17a16 16 0 0 1-16-16H60A3 3 0 0 0 63 4z'],
  ['paper', 0, star(5, 56, 8, 5.2, 2.2)],
];

export const NOBLE_MARK: Drawing = [
  ['red', 2, 'M49 1H60V17L54.5 12.5 49 17z'],
  ['gold', 0, 'M51 9V4.5l2 2 1.5-2.5 1.5 2.5 2-2V9z'],
];
