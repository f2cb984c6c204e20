/** The goods by silhouette, and the barrels that hold them. Bold, because they are mostly shown small. */
import { colouredFor, inset, print, type Drawing } from './drawing';
import { box, disc, spokes, strokes } from './sorts';

export type GoodKind = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee';

/** In the rule sets after the classic one the second good is fruit. */
export type GoodPicture = GoodKind | 'fruit';

export const pictureOf = (kind: GoodKind, fruit: boolean): GoodPicture =>
  kind === 'indigo' && fruit ? 'fruit' : kind;

export const GOODS: Record<GoodPicture, Drawing> = {
  corn: [
    ['tint', 3, 'M32 3q12 9 12 27T32 60Q20 48 20 30T32 3z'],
    ['', 1, 'M26 14q6 3 12 0M23 21q9 4 18 0M22 28q10 4 20 0M22 35q10 4 20 0M28 8V40M36 8V40M32 5V40'],
    ['leaf', 3, 'M32 61Q8 58 8 28q13 5 17 17 2 9 7 16zM32 61Q56 58 56 28q-13 5-17 17-2 9-7 16z'],
    ['', 1, 'M14 36q4 14 14 22M50 36q-4 14-14 22'],
  ],
  indigo: [
    ['', 3, 'M32 62Q30 40 32 16'],
    ['tint', 3, 'M32 18q-9-7 0-16 9 9 0 16z'],
    ['tint', 3, 'M31 29Q14 30 9 16 25 13 31 29zM33 29Q50 30 55 16 39 13 33 29z'],
    ['tint', 3, 'M31 45Q11 47 4 32 24 28 31 45zM33 45Q53 47 60 32 40 28 33 45z'],
    ['tint', 3, 'M31 59Q15 64 8 51 24 45 31 59zM33 59Q49 64 56 51 40 45 33 59z'],
    ['', 1, 'M14 19q9 2 14 8M50 19q-9 2-14 8M10 35q11 1 18 8M54 35q-11 1-18 8'],
  ],
  fruit: [
    ['tint', 3, disc(24, 37, 20)],
    ['hatch', 0, 'M12 53A20 20 0 0 1 6 28Q10 46 28 56 18 58 12 53z'],
    ['leaf', 3, 'M26 18Q28 3 48 4 46 20 26 18z'],
    ['', 1, 'M29 16q6-5 13-8'],
    ['', 3, 'M25 18q-2-5-6-7'],
    ['paper', 3, disc(44, 45, 15)],
    ['tint', 1, disc(44, 45, 10.5)],
    ['', 2, spokes(7, 44, 45, 4.5, 7)],
  ],
  sugar: [
    ['leaf', 3, 'M20 16Q16 2 4 6 10 12 20 18zM44 16Q48 2 60 6 54 12 44 18zM32 12Q26 0 34 2 40 4 33 12z'],
    ['tint', 3, 'M13 16l9-2 6 46h-9zM51 16l-9-2-6 46h9z'],
    ['tint', 3, box(27.5, 10, 9, 51)],
    ['', 1, 'M29.5 12v47M17 18l5 40M47 18l-5 40'],
    ['', 2, 'M27.5 22h9M27.5 34h9M27.5 54h9M15 29l9-1.2M16.5 41l9-1.2M49 29l-9-1.2M47.5 41l-9-1.2'],
    ['straw', 2, 'M16 44h32v6H16z'],
  ],
  tobacco: [
    ['tint', 3, 'M36 2C58 14 60 40 38 52l-9 10-3-2 4-9C6 46 8 20 36 2z'],
    ['', 2, 'M35 6Q38 30 30 54'],
    [
      '',
      1,
      'M36 18l9-5M36.5 27l13-7M35.5 37l15-8M33 46l13-8M35 20l-10-3M35.5 29l-16-3M34.5 38l-18-3M32 47l-13-3',
    ],
  ],
  coffee: [
    ['tint', 3, 'M33 20C30 8 42 2 52 6s12 18 4 24-20 2-23-10z'],
    ['tint', 3, 'M8 48C0 32 14 18 30 19s24 16 20 28-14 15-25 14-14-6-17-13z'],
    ['paper', 0, 'M11 51q12-1 17-11t18-13l1 4q-11 2-15 11T14 55z'],
    ['', 2, 'M11 51q12-1 17-11t18-13M14 55q14-2 18-13t15-11'],
    ['', 2, 'M38 26q8-6 18-14'],
  ],
};

const CASK: Drawing = [
  ['tint', 3, 'M15 5H49Q60 32 49 59H15Q4 32 15 5z'],
  ['hatch', 0, 'M42 5H49Q60 32 49 59H42Q50 32 42 5z'],
  ['', 1, strokes(1, 26, 5, 0, 54, 0, 0) + strokes(1, 38, 5, 0, 54, 0, 0)],
  ['ink', 2, 'M13.4 8.5H50.6L51.6 12H12.4zM13.4 55.5H50.6L51.6 52H12.4z'],
  ['paper', 2, disc(32, 32, 19.5)],
];

export const goodPicture = (good: GoodPicture): string => colouredFor(good, print(GOODS[good]));

/** A barrel in its good's colour, the good on its belly: so large that its shape alone tells it, also where it is small. */
export const barrel = (good: GoodPicture): string =>
  colouredFor(good, print(CASK) + inset(print(GOODS[good]), 14.7, 14.7, 0.54));
