/** The base game's production buildings: what they make lies heaped in front of them, in its own colour. */
import type { Drawing } from '../drawing';
import { smoke, tub } from '../props';
import { arch, around, box, disc, oval, panes, poly, repeat, scallops, spokes, strokes } from '../sorts';

/** Four lattice sails of a windmill, as outline and as bars. */
const SAILS = [30, 120, 210, 300];

/** The point `reach` along a sail and `side` beside its arm. */
const onSail = (degrees: number, reach: number, side: number): [number, number] =>
  around(32, 23, Math.hypot(reach, side), degrees + (Math.atan2(side, reach) * 180) / Math.PI);

const sailCloth = (degrees: number): string =>
  poly(
    ...onSail(degrees, 4, 0),
    ...onSail(degrees, 21, 0),
    ...onSail(degrees, 21, 6),
    ...onSail(degrees, 4, 6),
  );

const sailBars = (degrees: number): string =>
  repeat(
    3,
    4,
    0,
    (step) => `M${onSail(degrees, 8 + step, 0).join(' ')}L${onSail(degrees, 8 + step, 6).join(' ')}`,
  );

const hangingLeaf = (x: number, y: number): string => `M${x} ${y}q4.5 5 0 11q-4.5-6 0-11z`;

export const PRODUCTION = {
  small_indigo_plant: [
    ['lime', 2, box(18, 28, 28, 28)],
    ['hatch', 0, box(18, 28, 28, 8)],
    ...tub(32, 56, 22, 11),
    ['wood', 2, panes(2, 14, 28, 4, 28, 32)],
    ['brick', 2, poly(8, 30, 32, 11, 56, 30)],
    ['', 1, scallops(1, 24, 20, 16, 4, 4) + scallops(1, 17, 25, 30, 7, 4)],
    ['hatch', 0, poly(32, 11, 56, 30, 44, 30)],
  ],
  large_indigo_plant: [
    ['lime', 2, box(5, 30, 54, 26)],
    ['hatch', 0, box(5, 30, 54, 7)],
    ...tub(15, 56, 14, 9),
    ...tub(32, 56, 14, 9),
    ...tub(49, 56, 14, 9),
    ['wood', 2, panes(4, 4, 30, 3, 26, 17.6)],
    ['brick', 2, poly(2, 31, 11, 17, 53, 17, 62, 31)],
    ['', 1, scallops(1, 10, 21, 44, 9, 4) + scallops(1, 7, 26, 50, 10, 4)],
    ['lime', 2, box(24, 10, 16, 8)],
    ['', 1, strokes(4, 27, 11, 0, 6, 3.4, 0)],
    ['brick', 2, poly(20, 11, 27, 4, 37, 4, 44, 11)],
  ],
  small_sugar_mill: [
    ['lime', 2, poly(20, 56, 25, 24, 39, 24, 44, 56)],
    ['hatch', 0, poly(35, 24, 39, 24, 44, 56, 38, 56)],
    ['', 1, 'M24 38h5M23 46h4M34 34h4'],
    ['glass', 2, arch(27, 43, 9, 13)],
    ['brick', 2, 'M23 25Q32 9 41 25z'],
    ['paper', 2, SAILS.map(sailCloth).join('')],
    ['', 1, SAILS.map(sailBars).join('')],
    ['', 3, SAILS.map((degrees) => `M32 23L${onSail(degrees, 21, 0).join(' ')}`).join('')],
    ['ink', 2, disc(32, 23, 1.6)],
  ],
  large_sugar_mill: [
    ['brick', 2, poly(47, 34, 48.5, 12, 55.5, 12, 57, 34)],
    ['', 2, 'M47 12h10'],
    ...smoke(52, 10),
    ['ochre', 2, box(16, 32, 46, 24)],
    ['hatch', 0, box(50, 32, 12, 24)],
    ['brick', 2, poly(12, 33, 20, 20, 44, 20, 50, 26, 58, 26, 63, 33)],
    ['', 1, scallops(1, 18, 24, 26, 6, 4) + scallops(1, 15, 29, 44, 10, 4)],
    ['glass', 2, panes(2, 42, 38, 6, 7, 10)],
    ['wood', 2, disc(20, 40, 16)],
    ['paper', 2, disc(20, 40, 11.5)],
    ['', 2, spokes(12, 20, 40, 0, 17.5)],
    ['ink', 2, disc(20, 40, 2.5)],
  ],
  tobacco_storage: [
    ['wood', 2, box(11, 44, 4, 12) + box(49, 44, 4, 12)],
    ['straw', 2, poly(32, 5, 61, 47, 55, 47, 32, 15, 9, 47, 3, 47)],
    ['lime', 2, poly(32, 15, 53, 46, 53, 56, 11, 56, 11, 46)],
    ['', 1, 'M30 11l-22 33M34 11l22 33M27 18L12 40M37 18L52 40'],
    [
      'tint',
      1,
      repeat(2, 9, 0, (x) => hangingLeaf(27.5 + x, 27)) + repeat(4, 9, 0, (x) => hangingLeaf(18.5 + x, 39)),
    ],
    ['', 1, repeat(2, 9, 0, (x) => `M${27.5 + x} 27v9`) + repeat(4, 9, 0, (x) => `M${18.5 + x} 39v9`)],
    ['wood', 2, 'M22 27h20v-1.5H22zM13.5 39h37v-1.5h-37z'],
    ['tint', 2, 'M20 56q3-6 12-6t12 6z'],
    ['', 3, 'M32 5v-2'],
  ],
  coffee_roaster: [
    ['stone', 2, box(6, 12, 8, 44)],
    ['hatch', 0, box(10, 12, 4, 44)],
    ['', 2, 'M4.5 12h11'],
    ...smoke(10, 10),
    ['brick', 2, box(14, 46, 44, 10)],
    ['', 1, 'M14 51h44M22 46v5M36 46v5M50 46v5M29 51v5M43 51v5'],
    ['gold', 2, 'M26 46q-3-5 1-9 2 3 4 1 2-3 1-6 6 4 6 9 2-1 2-3 4 5 0 8z'],
    ['', 2, 'M20 46V30M50 46V30'],
    ['tint', 2, poly(24, 9, 44, 9, 38, 20, 30, 20)],
    ['ink', 0, oval(30, 13, 2, 1.4) + oval(36, 12.5, 2, 1.4) + oval(34, 16, 2, 1.4)],
    ['azure', 2, 'M18 20H48a5 8 0 0 1 0 16H18a5 8 0 0 1 0-16z'],
    ['hatch', 0, 'M14 30H52a5 7 0 0 1-4 6H18a5 7 0 0 1-4-6z'],
    ['', 2, 'M24 20v16M42 20v16'],
    ['paper', 2, oval(48.5, 28, 4.5, 8)],
    ['', 2, 'M48.5 28h8v-6h4'],
  ],
} satisfies Record<string, Drawing>;
