/** Pieces, places and emblems: everything on the table that is no good, tile or building. */
import type { Drawing } from './drawing';
import { crate, keg } from './props';
import { arcade, box, cog, disc, panes, poly, scallops, spokes, star, strokes, waves } from './sorts';

const hexagon = (radius: number): string => {
  const half = radius / 2;
  const side = radius * 0.866;
  return poly(
    32,
    32 - radius,
    32 + side,
    32 - half,
    32 + side,
    32 + half,
    32,
    32 + radius,
    32 - side,
    32 + half,
    32 - side,
    32 - half,
  );
};

const LAUREL =
  'M13 40q-7-1-8-8 7 0 8 8zM17 47q-6 2-10-4 7-3 10 4zM24 52q-4 5-10 1 4-6 10-1zM12 32q-5-4-3-10 6 3 3 10z' +
  'M51 40q7-1 8-8-7 0-8 8zM47 47q6 2 10-4-7-3-10 4zM40 52q4 5 10 1-4-6-10-1zM52 32q5-4 3-10-6 3-3 10z';

const HULL = 'M4 42q5 2 10 2H62q-2 12-10 16H18Q7 56 4 42z';

export const PIECES = {
  worker: [
    ['wood', 3, disc(32, 32, 29)],
    ['paper', 2, 'M15 56V54q0-14 17-14t17 14v2a29 29 0 0 1-34 0z'],
    ['straw', 2, disc(32, 32, 8)],
    ['gold', 3, 'M9 28q6-5 13-5 1-13 10-13t10 13q7 0 13 5-10 6-23 6T9 28z'],
    ['', 2, 'M22 23q10 4 20 0'],
  ],
  circle: [
    ['hollow', 3, disc(32, 32, 28)],
    ['rule', 2, disc(32, 32, 20)],
  ],
  noble: [
    ['red', 3, poly(32, 1, 63, 32, 32, 63, 1, 32)],
    ['rose', 1, poly(32, 7, 57, 32, 32, 57, 7, 32)],
    ['ink', 2, 'M18 45q2-5 14-5t14 5L32 58z'],
    ['paper', 1, 'M28 41l4 10 4-10z'],
    ['straw', 2, disc(32, 33, 7.5)],
    ['ink', 2, 'M19 29H45V26H39V13H25V26H19z'],
    ['red', 0, box(25, 21, 14, 4)],
  ],
  coin: [
    ['gold', 3, disc(32, 32, 29)],
    ['hatch', 0, 'M52 11A29 29 0 0 1 11 52 34 34 0 0 0 52 11z'],
    ['', 1, spokes(28, 32, 32, 25.5, 28)],
    ['gold', 2, disc(32, 32, 22)],
    ['paper', 2, star(5, 32, 33, 17, 7)],
  ],
  chip: [
    ['sea', 3, hexagon(31)],
    ['glow', 2, hexagon(26)],
    ['', 2, 'M30 54Q12 50 12 28M34 54q18-4 18-26'],
    ['gold', 2, LAUREL],
    ['paper', 2, star(5, 32, 31, 14, 6)],
  ],
  governor: [
    ['gold', 3, 'M2 50Q6 10 32 10T62 50Q48 40 32 40T2 50z'],
    ['ink', 2, 'M8 45Q11 16 32 16T56 45Q45 36 32 36T8 45z'],
    ['red', 2, disc(32, 27, 9)],
    ['paper', 1, star(5, 32, 27, 7, 2.8)],
    ['paper', 3, 'M40 15Q40 2 58 1q-3 5 2 9-9-2-20 5z'],
    ['ink', 2, 'M32 52q-6 9-19 4 7-1 10-6 5-3 9 2 4-5 9-2 3 5 10 6-13 5-19-4z'],
  ],
  cargo_ship: [
    ['sea', 2, 'M1 52H63V62H1z'],
    ['', 3, 'M24 44V4M44 44V8'],
    [
      'paper',
      2,
      'M14 8H34q4 6 0 13H14q4-7 0-13zM12 23H36q4 8 0 16H12q4-8 0-16zM38 12H53q3 5 0 11H38q3-6 0-11zM38 25H56q3 7 0 14H38q3-7 0-14z',
    ],
    ['hatch', 0, 'M28 8h6q4 6 0 13h-6q4-7 0-13zM29 23h7q4 8 0 16h-7q4-8 0-16z'],
    ['red', 2, 'M24 4h11l-3 2 3 2H24z'],
    ['wood', 3, HULL],
    ['ink', 0, panes(4, 18, 48, 5, 5, 9.5)],
    ['', 1, waves(6, 2, 60, 10)],
  ],
  worker_ship: [
    ['azure', 2, box(6, 24, 52, 38)],
    ['hatch', 0, box(6, 24, 52, 6)],
    ['brick', 2, poly(2, 25, 10, 14, 54, 14, 62, 25)],
    ['', 1, scallops(1, 8, 19, 48, 11, 4)],
    ['glass', 2, panes(2, 10, 33, 8, 12, 36)],
    ['paper', 2, box(21, 30, 22, 32)],
    ['', 1, strokes(4, 25, 48, 14, 0, 0, 4)],
    ['straw', 2, disc(32, 39, 4)],
    ['gold', 2, 'M22 38q4-3 6-3 0-6 4-6t4 6q2 0 6 3-5 3-10 3t-10-3z'],
    ['', 2, 'M32 14V5'],
    ['red', 2, 'M32 3H47l-3 3.5 3 3.5H32z'],
  ],
  trading_house: [
    ['lime', 2, box(6, 28, 52, 34)],
    ['hatch', 0, box(6, 28, 52, 6)],
    ['rose', 2, poly(2, 29, 12, 10, 52, 10, 62, 29)],
    ['', 1, scallops(1, 10, 16, 44, 10, 4) + scallops(1, 6, 23, 52, 12, 4)],
    ['glass', 2, arcade(4, 9, 37, 10, 25, 12)],
    ...keg(14, 62, 11),
    ...keg(26, 62, 11),
    ...crate(34, 53, 9),
    ['paper', 2, disc(32, 20, 11)],
    ['', 2, 'M32 13v13M25 16h14M22 21q3 3 6 0l-3-5zM36 21q3 3 6 0l-3-5zM28 26h8'],
  ],
  market: [
    ['rose', 2, poly(4, 62, 4, 34, 16, 24, 28, 34, 28, 62)],
    ['azure', 2, poly(36, 62, 36, 34, 48, 24, 60, 34, 60, 62)],
    ['ochre', 2, poly(16, 62, 16, 24, 32, 8, 48, 24, 48, 62)],
    ['', 3, 'M13 26L32 6l19 20'],
    ['glass', 2, panes(2, 22, 28, 7, 9, 13) + box(8, 42, 5, 8) + box(51, 42, 5, 8)],
    ['wood', 2, box(25, 44, 14, 18)],
    ['gold', 2, disc(32, 18, 5)],
  ],
  supply: [
    ['wood', 3, box(5, 30, 54, 30)],
    ['wood', 3, 'M5 30q0-22 20-22H39q20 0 20 22z'],
    ['', 1, 'M5 40h54M5 50h54'],
    ['gold', 2, 'M13 12q-3 8-3 18v30h8V30q0-12 3-21zM51 12q3 8 3 18v30h-8V30q0-12-3-21z'],
    ['gold', 3, box(25, 27, 14, 15)],
    ['ink', 0, disc(32, 33, 2.5) + box(31, 33, 2, 6)],
  ],
  festival: [
    ['', 2, 'M2 8q30 16 60 0'],
    ['red', 2, poly(6, 10, 16, 14, 9, 22)],
    ['gold', 2, poly(20, 15, 30, 16, 25, 26)],
    ['sea', 2, poly(34, 16, 44, 15, 39, 26)],
    ['green', 2, poly(48, 14, 58, 10, 55, 22)],
    ['wood', 3, 'M27 46l4 2-9 14-5-3zM37 46l-4 2 9 14 5-3z'],
    ['rose', 3, 'M20 24q11 0 13 11t-4 14q-11 0-13-11t4-14z'],
    ['ochre', 3, 'M44 24q-11 0-13 11t4 14q11 0 13-11t-4-14z'],
    ['', 2, 'M17 32q7 6 16 3M17 38q8 6 16 3M31 35q9 3 16-3M31 41q9 3 16-3'],
  ],
  achievement: [
    ['red', 3, 'M18 2H30V28L18 22zM46 2H34V28l12-6z'],
    ['', 1, 'M22 4V22M42 4V22'],
    ['gold', 3, cog(32, 42, 21, 16)],
    ['paper', 2, disc(32, 42, 14)],
    ['gold', 2, star(5, 32, 42, 11, 4.5)],
  ],
  puertoma: [
    ['gold', 3, 'M52 40h4V33q6-3 6 3v12q0 6-6 3v-7h-4z'],
    ['straw', 3, 'M12 26H52V54q0 7-7 7H19q-7 0-7-7z'],
    ['hatch', 0, 'M44 26h8V54q0 7-7 7h-5q4-3 4-10z'],
    ['paper', 3, disc(24, 36, 6.5) + disc(40, 36, 6.5)],
    ['ink', 0, disc(24, 36, 2.5) + disc(40, 36, 2.5)],
    ['brick', 2, box(22, 48, 20, 7)],
    ['', 2, 'M27 48v7M32 48v7M37 48v7'],
    ['ink', 3, 'M5 26H59V21H46V3H18V21H5z'],
    ['gold', 0, box(18, 14, 28, 5)],
  ],
  /** The marker of the action board: a turned pawn. */
  action_marker: [
    ['red', 3, 'M14 61Q14 50 24 47 28 38 27 32H37Q36 38 40 47 50 50 50 61z'],
    ['hatch', 0, 'M37 32Q36 38 40 47 50 50 50 61H40Q41 46 34 32z'],
    ['gold', 3, box(21, 27, 22, 6)],
    ['red', 3, disc(32, 16, 12)],
    ['glow', 2, 'M24 14q2-6 8-6'],
    ['', 2, 'M18 54h28'],
  ],
  /** The marker on a building that is spoken for. */
  reserve: [
    ['wood', 3, 'M14 3h5V62h-5z'],
    ['red', 3, 'M19 6H60L50 20 60 34H19z'],
    ['paper', 1, star(5, 34, 20, 10, 4)],
    ['gold', 2, disc(16.5, 4, 4)],
  ],
  barrel: keg(32, 62, 58),
  buccaneer_piracy: [
    ['sea', 2, 'M1 52H63V62H1z'],
    ['', 3, 'M32 46V4'],
    ['ink', 2, 'M14 10H50q6 14 0 28H14q6-14 0-28z'],
    [
      'paper',
      0,
      disc(32, 21, 6) +
        box(28.5, 25, 7, 5) +
        poly(20, 32, 22, 30, 44, 34.5, 43, 36.5) +
        poly(44, 32, 42, 30, 20, 34.5, 21, 36.5),
    ],
    ['ink', 0, disc(29.5, 21, 1.6) + disc(34.5, 21, 1.6)],
    ['wood', 3, HULL],
  ],
  buccaneer_loot: [
    ['straw', 3, 'M24 20Q2 38 8 56q4 6 24 6t24-6Q62 38 40 20z'],
    ['hatch', 0, 'M40 20Q62 38 56 56q-4 6-16 6 14-16 0-42z'],
    ['straw', 3, 'M24 20q-6-8-10-16 9 4 18 2 9 2 18-2-4 8-10 16z'],
    ['', 3, 'M22 20h20'],
    ['gold', 2, disc(32, 42, 11)],
    ['paper', 1, star(5, 32, 42, 8, 3.2)],
  ],
  buccaneer_raid: [
    ['straw', 2, disc(20, 30, 7)],
    ['paper', 2, 'M6 62V52q0-13 14-13t14 13V62z'],
    ['gold', 2, 'M3 28q4-4 9-4 1-11 8-11t8 11q5 0 9 4-8 5-17 5T3 28z'],
    ['red', 3, 'M34 44H48V36L62 49 48 62V54H34z'],
  ],
  buccaneer_kidnap: [
    ['paper', 3, box(6, 6, 34, 46)],
    ['', 1, box(10, 10, 26, 38)],
    ['sea', 2, disc(23, 29, 9)],
    ['straw', 2, 'M2 24Q23 16 44 24v5Q23 21 2 29zM2 38Q23 30 44 38v5Q23 35 2 43z'],
    ['', 3, 'M44 26q16 2 16 12 0 8-7 8t-7-7q0-6 7-6'],
    ['straw', 2, disc(44, 32, 5)],
    ['ink', 0, 'M52 50l10 3-8 9z'],
  ],
} satisfies Record<string, Drawing>;

export type PieceKind = keyof typeof PIECES;

export const PIECE_KINDS = Object.keys(PIECES) as PieceKind[];
