/** The tiles of the island: fields of each good, the quarry, the forest, and a tile's back. */
import { colouredFor, inset, print, type Drawing, type Layer } from './drawing';
import { GOODS, pictureOf, type GoodKind } from './goods';
import { tree } from './props';
import { box, cloud, disc, poly, strokes } from './sorts';

export type PlantationKind = GoodKind | 'quarry' | 'forest' | 'back';

const EDGE = box(2, 2, 60, 60);

/** Furrows run towards hills on the horizon, where the planter's house stands. */
const FIELD: Drawing = [
  ['sky', 0, box(2, 2, 60, 24)],
  ['cloud', 0, cloud(8, 11) + cloud(46, 9)],
  ['leaf', 1, 'M2 22q8-9 17-4 9-9 19-3 12-8 24 3v6H2z'],
  ['lime', 1, box(47, 16, 9, 7)],
  ['brick', 1, poly(45, 17, 48, 12, 55, 12, 58, 17)],
  ['field', 0, box(2, 23, 60, 39)],
  ['', 1, 'M2 23H62M30 23L10 62M27 23L2 46M33 23L31 62M36 23L52 62M40 23L62 46M22 23L2 34M45 23L62 34'],
];

/** How the goods grow; (x, y) is where. */
const bush = (x: number, y: number, size: number): Layer[] => [
  ['leaf', 1, `M${x - size} ${y}q${-size * 0.3} ${-size * 1.6} ${size} ${-size * 1.7}t${size} ${size * 1.7}z`],
  ['tint', 1, disc(x - size * 0.4, y - size * 0.6, size * 0.26) + disc(x + size * 0.4, y - size * 0.9, size * 0.26)],
];

const stalk = (x: number, y: number, size: number): Layer[] => [
  ['', 1, `M${x} ${y}v${-size * 2.2}`],
  [
    'leaf',
    1,
    `M${x} ${y - size * 0.4}q${-size} ${-size * 0.4} ${-size} ${-size * 1.3}q${size} 0 ${size} ${size * 1.3}` +
      `q${size} ${-size * 0.4} ${size} ${-size * 1.3}q${-size} 0 ${-size} ${size * 1.3}z`,
  ],
  ['tint', 1, `M${x} ${y - size * 1.4}q${-size * 0.6} ${-size * 0.6} 0 ${-size * 1.4}q${size * 0.6} ${size * 0.8} 0 ${size * 1.4}z`],
];

const herb = (x: number, y: number, size: number): Layer[] => [
  [
    'tint',
    1,
    `M${x} ${y}q${-size * 1.4} 0 ${-size * 1.3} ${-size * 1.3}q${size} 0 ${size * 1.3} ${size * 1.3}` +
      `q${size * 1.4} 0 ${size * 1.3} ${-size * 1.3}q${-size} 0 ${-size * 1.3} ${size * 1.3}z`,
  ],
  ['leaf', 1, `M${x} ${y}q${-size * 0.7} ${-size} 0 ${-size * 1.8}q${size * 0.7} ${size * 0.8} 0 ${size * 1.8}z`],
];

const GROWN_AS = { corn: stalk, sugar: stalk, indigo: bush, tobacco: herb, coffee: bush, fruit: bush };

/** From far to near: x, y, size. */
const ROWS: (readonly [number, number, number])[] = [
  ...[8, 20, 44, 56].map((x) => [x, 31, 3.4] as const),
  ...[8, 56].map((x) => [x, 42, 4.6] as const),
  ...[9, 55].map((x) => [x, 54, 5.6] as const),
];

const FRAME: Drawing = [
  ['tint', 2, 'M2 55H62V62H2z'],
  ['', 3, EDGE],
];

const QUARRY: Drawing = [
  ['sky', 0, EDGE],
  ['cloud', 0, cloud(30, 10)],
  ['slate', 2, 'M2 62V20L12 10h12l7 6h12L54 6l8 5V62z'],
  ['hatch', 0, 'M43 16L54 6l8 5V62H48z'],
  ['', 1, 'M8 18h8M20 22h6M10 28h9M32 22h7M6 36h6M40 30h5'],
  ['straw', 2, 'M2 54q14-5 30-4t30 0V62H2z'],
  ['paper', 2, box(6, 40, 20, 14) + box(27, 44, 17, 13)],
  ['paper', 2, box(12, 28, 18, 12)],
  [
    'slate',
    1,
    poly(26, 40, 31, 36, 31, 50, 26, 54) +
      poly(30, 28, 35, 24, 35, 36, 30, 40) +
      poly(44, 44, 49, 40, 49, 53, 44, 57),
  ],
  ['', 2, 'M12 28l5-4h18M31 44l-5 0'],
  ['', 3, 'M58 58L44 22'],
  ['azure', 2, 'M30 29q4-14 25-12-9 2-11 6-6 1-14 6z'],
  ['', 3, EDGE],
];

const FOREST: Drawing = [
  ['sky', 0, EDGE],
  ['cloud', 0, cloud(8, 12) + cloud(44, 10)],
  ['leaf', 2, 'M2 62V28q5-6 10-2 4-9 12-4 5-8 13-2 6-6 12 1 8-3 13 6V62z'],
  ['hatch', 0, 'M2 40q30-8 60 0V62H2z'],
  ...tree(19, 58, 44),
  ...tree(46, 58, 40),
  ...tree(32, 60, 34),
  ['', 3, EDGE],
];

const BACK: Drawing = [
  ['wood', 0, EDGE],
  ['', 1, strokes(6, 2, 12, 60, 0, 0, 9)],
  ['lime', 2, disc(32, 32, 18)],
  ['leaf', 2, 'M32 48V30M32 36Q20 36 18 24 31 23 32 36zM32 36q12 0 14-12-13-1-14 12z'],
  ['', 3, EDGE],
];

const WILD = { quarry: QUARRY, forest: FOREST, back: BACK };

export function plantation(kind: PlantationKind, fruit: boolean): string {
  if (kind === 'quarry' || kind === 'forest' || kind === 'back') return print(WILD[kind]);
  const good = pictureOf(kind, fruit);
  const crop = print(GOODS[good]);
  const plants = print(ROWS.flatMap((place) => GROWN_AS[good](...place))) + inset(crop, 13.7, 17.5, 0.57);
  return colouredFor(good, print(FIELD) + plants + print(FRAME));
}
