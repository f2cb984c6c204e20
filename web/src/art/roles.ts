/** The roles' emblems. A role's card and its phase's icon show the same one. */
import { colouredFor, inset, print, type Drawing } from './drawing';
import { around, box, cog, disc, poly, repeat, spokes, star } from './sorts';

const compassRose = (reach: number, waist: number, from: number): string =>
  repeat(4, 90, 0, (turn) =>
    poly(
      ...around(32, 32, reach, turn + from),
      ...around(32, 32, waist, turn + from + 45),
      32,
      32,
      ...around(32, 32, waist, turn + from - 45),
    ),
  );

/** A straw hat, the peasants' pava. */
const hat = (x: number, y: number): string => `M${x - 13} ${y}q3-2 7-2 1-8 6-8t6 8q4 0 7 2-6 4-13 4t-13-4z`;

const CUTLASS = 'M56 20Q36 26 22 50l4 3Q44 38 56 20z';

const MIRRORED = 'M8 20q20 6 34 30l-4 3Q20 38 8 20z';

export const EMBLEMS = {
  settler: [
    ['paper', 2, 'M20 60q-14-6-14-16H34q0 10-14 16z'],
    ['paper', 3, 'M18 44V14h4V44zM12 14q0-8 8-8t8 8z'],
    ['leaf', 3, 'M46 60V36M46 46Q34 46 32 32 46 32 46 46zM46 40q0-14 14-16 2 14-14 16z'],
    ['ink', 2, 'M36 60q10-5 20 0z'],
  ],
  mayor: [
    ['paper', 2, 'M6 60V54q0-10 11-10t11 10v6zM36 60V54q0-10 11-10t11 10v6z'],
    ['straw', 2, hat(17, 40) + hat(47, 40)],
    ['paper', 3, 'M17 60V52q0-13 15-13t15 13v8z'],
    ['paper', 3, disc(32, 29, 8)],
    ['straw', 3, 'M11 24q5-4 11-4 1-13 10-13t10 13q6 0 11 4-9 6-21 6t-21-6z'],
    ['', 2, 'M22 20q10 4 20 0'],
  ],
  builder: [
    [
      'brick',
      2,
      box(8, 50, 15, 9) + box(24, 50, 15, 9) + box(40, 50, 15, 9) + box(16, 40, 15, 9) + box(32, 40, 15, 9),
    ],
    ['straw', 3, poly(29, 16, 35, 16, 41, 50, 35, 52)],
    ['paper', 3, 'M12 8H44q6 0 8 8v4H44q-2-4-6-4H26l-3 4H12z'],
    ['hatch', 0, 'M36 8h8q6 0 8 8v4h-8q-2-4-6-4z'],
  ],
  craftsman: [
    ['gold', 3, cog(32, 32, 28, 10)],
    ['paper', 3, disc(32, 32, 16)],
    ['wood', 2, 'M25 22h14q4 10 0 20H25q-4-10 0-20z'],
    ['', 2, 'M23.5 28h17M23.5 36h17'],
  ],
  trader: [
    ['', 3, 'M32 8V54M12 16H52'],
    ['gold', 3, disc(32, 10, 5)],
    ['paper', 3, 'M2 38H24q-2 8-11 8T2 38zM40 38H62q-2 8-11 8t-11-8z'],
    ['', 2, 'M12 16L3 38M12 16l11 22M52 16l-11 22M52 16l10 22'],
    ['gold', 2, disc(13, 34, 4) + disc(51, 34, 4)],
    ['paper', 3, 'M20 60q0-7 12-7t12 7z'],
  ],
  captain: [
    ['straw', 3, disc(32, 32, 20)],
    ['tint', 3, disc(32, 32, 13)],
    ['', 3, spokes(8, 32, 32, 0, 29)],
    ['straw', 3, disc(32, 32, 6)],
    ['ink', 0, disc(32, 32, 2)],
  ],
  prospector: [
    ['paper', 3, disc(32, 32, 27)],
    ['', 1, disc(32, 32, 23)],
    ['straw', 2, compassRose(17, 6, 45)],
    ['red', 2, compassRose(24, 6, 0)],
    ['gold', 3, disc(32, 32, 6)],
  ],
  buccaneer: [
    ['paper', 3, CUTLASS],
    ['paper', 3, MIRRORED],
    ['gold', 3, 'M14 44l14 12-3 4-14-12zM50 44L36 56l3 4 14-12z'],
    ['', 3, 'M19 53l-7 9M45 53l7 9'],
    ['red', 3, 'M8 20Q12 2 32 2t24 18q-12-6-24 4Q20 14 8 20z'],
    ['paper', 1, disc(32, 12, 4.5) + box(29.5, 15.5, 5, 3)],
    ['ink', 0, disc(30.2, 12, 1.2) + disc(33.8, 12, 1.2)],
  ],
  end: [
    ['gold', 3, 'M14 8H50q2 26-14 32v8h8v8H20v-8h8v-8Q12 34 14 8z'],
    ['', 3, 'M14 13H5q0 14 12 15M50 13h9q0 14-12 15'],
    ['hatch', 0, 'M40 8H50q2 26-14 32 8-12 4-32z'],
    ['paper', 0, star(5, 32, 24, 10, 4)],
  ],
  any: [
    ['paper', 3, compassRose(29, 9, 0)],
    ['gold', 3, compassRose(20, 9, 45)],
    ['ink', 0, disc(32, 32, 3)],
  ],
} satisfies Record<string, Drawing>;

/** A phase is named by its role; `end` is the final scoring, `any` whenever it is of use. */
export type PhaseId = keyof typeof EMBLEMS;

export type RoleId = Exclude<PhaseId, 'end' | 'any'>;

export const PHASE_IDS = Object.keys(EMBLEMS) as PhaseId[];

export const ROLE_IDS = PHASE_IDS.filter((id): id is RoleId => id !== 'end' && id !== 'any');

const CARD: Drawing = [
  ['tint', 2, 'M6 1H58A5 5 0 0 0 63 6V58A5 5 0 0 0 58 63H6A5 5 0 0 0 1 58V6A5 5 0 0 0 6 1z'],
  ['glow', 1, 'M8 4.5H56A6 6 0 0 0 59.5 8V56A6 6 0 0 0 56 59.5H8A6 6 0 0 0 4.5 56V8A6 6 0 0 0 8 4.5z'],
];

const SEAL: Drawing = [['tint', 2, disc(32, 32, 31)]];

/** The role's card: its emblem on a label of its colour. */
export const roleCard = (id: RoleId): string =>
  colouredFor(id, print(CARD) + inset(print(EMBLEMS[id]), 9, 9, 0.72));

/** The phase's icon: the emblem on a round seal. */
export const phaseSeal = (id: PhaseId): string =>
  colouredFor(id, print(SEAL) + inset(print(EMBLEMS[id]), 10.2, 10.2, 0.68));
