/** What the buildings stand on and in front of. The corners are scooped, like a label's. */
import type { Drawing } from '../drawing';
import { box, cloud, repeat, star, waves } from '../sorts';

const outline = (width: number): string =>
  `M4 1H${width - 4}A3 3 0 0 0 ${width - 1} 4V60A3 3 0 0 0 ${width - 4} 63H4A3 3 0 0 0 1 60V4A3 3 0 0 0 4 1z`;

const floor = (y: number, width = 64): string =>
  `M1 ${y}H${width - 1}V60A3 3 0 0 0 ${width - 4} 63H4A3 3 0 0 0 1 60z`;

/** What is far behind, without lines so that it stays there. */
const DISTANCE = {
  hills: (x: number) => `M${x} 47q9-10 20-4 12-11 25-2 9-5 17 2V57H${x}z`,
  town: (x: number) =>
    `M${x} 57V42h6v-3h7v5h6v-9l3.5-4 3.5 4v9h8V38h9v6h5v-4h8v5h6V57z`,
};

/** An engraver's sky, ruled at the top, and the land behind the building. */
export const backdrop = (behind: keyof typeof DISTANCE, width = 64): Drawing => [
  ['sky', 0, outline(width)],
  ['rule', 1, `M4 4.5H${width - 4}M3 8.5H${width - 3}M3 13.5H${width - 3}`],
  ['cloud', 0, cloud(9, 13) + cloud(width - 19, 22)],
  [behind === 'hills' ? 'grass' : 'sand', 0, DISTANCE[behind](1) + (width > 64 ? DISTANCE[behind](64) : '')],
];

/** A street, and the shadow on it. */
export const land = (width = 64): Drawing => [
  ['straw', 2, floor(56, width)],
  ['hatch', 0, box(5, 56.8, width - 10, 1.6)],
  ['joint', 1, `M2 60.2H${width - 2}${repeat(width / 8 - 1, 8, 0, (x) => `M${x + 6} 60.2v2`)}`],
];

/** A production building stands on its good's colour. */
export const FIELD: Drawing = [
  ['tint', 2, floor(56)],
  ['hatch', 0, box(5, 56.8, 36, 1.6)],
];

/** Water up to y. */
export const sea = (y: number): Drawing => [
  ['sea', 2, floor(y)],
  ['surf', 1, waves(6, 3, y + 5, 9.5) + waves(5, 8, y + 11, 9.5)],
];

export const frame = (width = 64): Drawing => [['', 2, outline(width)]];

/** The marks of the expansions differ in shape, not only in colour: a round seal, a pennant. */
export const NEW_MARK: Drawing = [
  ['green', 2, 'M63 4V17a16 16 0 0 1-16-16H60A3 3 0 0 0 63 4z'],
  ['paper', 0, star(5, 56, 8, 5.2, 2.2)],
];

export const NOBLE_MARK: Drawing = [
  ['red', 2, 'M49 1H60V17L54.5 12.5 49 17z'],
  ['gold', 0, 'M51 9V4.5l2 2 1.5-2.5 1.5 2.5 2-2V9z'],
];
