/** The heads of the role cards: a scene for each role, on a field of 128 by 64, in the role's colour. */
import { colouredFor, print, type Drawing } from './drawing';
import { gear, keg, palm, person, sailor, smoke, walker } from './props';
import { ROLE_IDS, type RoleId } from './roles';
import { arcade, arch, box, disc, oval, panes, poly, repeat, scallops, spokes, star, strokes, waves } from './sorts';

export const SCENE_FIELD = [128, 64] as const;

/** Role cards; a second prospector looks the other way. */
export type SceneId = RoleId | 'prospector 2';

export const SCENE_IDS: readonly SceneId[] = [...ROLE_IDS, 'prospector 2'];

const FULL = box(0, 0, 128, 64);

const sky = (hills: string): Drawing => [
  ['wash', 0, FULL],
  ['haze', 0, hills],
];

const sun = (x: number, y: number, radius: number): Drawing => [
  ['glow', 2, spokes(16, x, y, radius + 3, radius + 7)],
  ['gold', 1, disc(x, y, radius)],
];

const sprout = (x: number, y: number, size: number): string =>
  `M${x} ${y}q${-size * 0.2} ${-size} ${-size} ${-size}q0 ${size * 0.9} ${size} ${size}` +
  `q${size * 0.2} ${-size} ${size} ${-size}q0 ${size * 0.9} ${-size} ${size}z`;

const SETTLER: Drawing = [
  ...sky('M0 34Q16 20 34 26 54 10 76 24 98 14 128 28V64H0z'),
  ...sun(32, 18, 8),
  ['leaf', 1, 'M0 36q12-9 26-5 16-7 34 0 20-8 36-1 16-5 32 3v9H0z'],
  ['field', 2, 'M-2 36q66-6 132 0v30H-2z'],
  ['', 1, 'M50 34L8 64M58 33L42 64M68 33l18 31M78 34l44 30M40 35L-2 50M90 35l40 15'],
  ['leaf', 1, [[51, 43, 4], [42, 51, 5], [32, 62, 6], [61, 43, 4], [58, 52, 5], [53, 63, 6]].map(([x = 0, y = 0, size = 0]) => sprout(x, y, size)).join('')],
  ...palm(112, 44, 34),
  ['azure', 2, 'M79 59l3-17h10l4 17h-5l-4-11-3 11z'],
  ['paper', 2, 'M80 43q-1-15 7-15t7 15z'],
  ['wood', 2, 'M81 31l-9 9 2.6 3L84 37zM92 31l-5 9-7-3 1-3 6 2z'],
  ['', 3, 'M88 26L66 56'],
  ['slate', 2, 'M68 52l-8 1q2 6 8 7l2-4z'],
  ['wood', 2, disc(87, 24, 4.6)],
  ['gold', 2, 'M75 22q4-2.5 7-2.5.6-7 5-7t5 7q3 0 7 2.5-6 3.5-12 3.5t-12-3.5z'],
];

const MAYOR: Drawing = [
  ...sky('M70 64V20h7v-8l4-6 4 6v8h10v6h8v-9h10v7h15v44z'),
  ...sun(20, 14, 7),
  ['sea', 0, box(0, 36, 128, 28)],
  ['ripple', 1, waves(3, 4, 42, 14) + waves(2, 56, 46, 12)],
  ['lime', 2, box(92, 26, 40, 22)],
  ['brick', 2, poly(88, 27, 96, 18, 132, 18, 132, 27)],
  ['glass', 2, arcade(3, 97, 32, 7, 16, 12)],
  ['stone', 2, 'M80 48H132V66H80z'],
  ['', 1, 'M80 55h50M92 48v7M108 48v7M124 48v7M86 55v9M100 55v9M116 55v9'],
  ['', 2, 'M24 44V8'],
  ['paper', 2, 'M26 10q20 6 22 26H26z'],
  ['hatch', 0, 'M38 16q9 8 10 20h-8z'],
  ...person(15, 48, 'rose'),
  ...person(34, 49, 'ochre'),
  ...person(47, 49, 'paper'),
  ['wood', 2, 'M2 44q6 3 14 3H62q8 0 12-4-3 13-12 17H16Q5 56 2 44z'],
  ['ochre', 1, 'M3 46q6 3 13 3H62q7 0 11-3l-1 3q-4 3-10 3H16q-7 0-12-3z'],
  ['straw', 2, poly(60, 52, 84, 46, 85, 49, 61, 56)],
  ...walker(73, 50, 'azure'),
  ['surf', 2, waves(6, 2, 60, 13)],
  ...walker(100, 56, 'tint', true),
  ['gold', 0, 'M96.6 47.6l1.2-2 6 4-1 1.6z'],
  ['', 2, 'M95 46l-7-4'],
];

const BUILDER: Drawing = [
  ...sky('M0 64V40q16-10 30-4 20-14 40-4 22-12 58 2v30z'),
  ['lime', 2, 'M38 58V26h10v-6h10v6h12v-8h12v8h8v32z'],
  ['', 1, 'M42 32h8M56 36h8M74 30h8M42 46h6M78 44h8M62 24h6'],
  ['hatch', 0, box(80, 26, 10, 32)],
  ['glass', 2, arch(44, 38, 9, 13) + arch(76, 38, 9, 13)],
  ['wood', 2, arch(58, 40, 12, 18)],
  ['straw', 2, box(0, 58, 128, 8)],
  ['wood', 2, box(28, 6, 3, 53) + box(96, 6, 3, 53) + box(62, 4, 3, 22)],
  ['', 2, 'M30 56l34-32M98 56L64 24'],
  ['straw', 2, box(22, 33, 84, 3.4) + box(22, 13, 84, 3)],
  ...walker(46, 33, 'azure'),
  ...walker(86, 33, 'paper'),
  ['', 3, 'M51 21l7-6'],
  ['slate', 2, poly(55, 12, 60, 10, 63, 16, 58, 18)],
  ['', 2, 'M108 60L116 12M114 60l8-48'],
  ['', 2, strokes(7, 109, 56, 6, 0, 1.1, -6)],
  ['', 1, 'M22 15v24'],
  ['brick', 2, box(17, 39, 11, 6) + box(4, 52, 11, 6) + box(16, 52, 11, 6) + box(10, 46, 11, 6)],
];

const CRAFTSMAN: Drawing = [
  ...sky('M0 64V34q20-14 44-6 30-14 52 0 16-6 32 2v34z'),
  ['brick', 2, poly(20, 58, 22, 10, 31, 10, 33, 58)],
  ['hatch', 0, poly(27, 10, 31, 10, 33, 58, 27, 58)],
  ['', 2, 'M20 10h13'],
  ...smoke(27, 7),
  ['rose', 2, box(32, 32, 46, 27)],
  ['hatch', 0, box(32, 32, 46, 5)],
  ['tint', 2, poly(27, 33, 37, 18, 73, 18, 83, 33)],
  ['', 1, scallops(1, 35, 23, 41, 8, 4) + scallops(1, 31, 28, 48, 9, 4)],
  ['glass', 2, arch(38, 42, 11, 17) + box(56, 41, 9, 8)],
  ['straw', 2, box(0, 58, 128, 8)],
  ['sea', 1, 'M66 60q14-6 26 0v6H66z'],
  ['wood', 2, disc(79, 44, 16) + disc(79, 44, 12)],
  ['wood', 2, spokes(8, 79, 44, 2, 16)],
  ['', 2, spokes(16, 79, 44, 12, 17.5)],
  ['gold', 2, disc(79, 44, 4)],
  ...keg(106, 59, 14),
  ...keg(119, 59, 14),
  ...keg(112.5, 45, 14),
  ...gear(14, 50, 9),
  ...walker(97, 60, 'paper'),
];

const TRADER: Drawing = [
  ['wash', 0, FULL],
  ['haze', 0, 'M0 20H128V50H0z'],
  ['', 1, strokes(9, 8, 20, 0, 30, 14, 0)],
  ...person(26, 50, 'rose'),
  ...person(104, 50, 'ochre'),
  ['', 3, 'M64 18V48M40 24H88'],
  ['gold', 2, disc(64, 18, 4) + 'M56 50q0-5 8-5t8 5z'],
  ['', 2, 'M42 24l-9 15M42 24l9 15M86 24l-9 12M86 24l9 12'],
  ['gold', 2, disc(82, 34, 3) + disc(88, 34, 3) + disc(85, 30, 3)],
  ['leaf', 1, disc(38, 37, 3) + disc(46, 37, 3)],
  ['brick', 1, disc(42, 34, 3.4)],
  ['paper', 2, 'M31 39H53q-2 7-11 7t-11-7zM75 36H97q-2 7-11 7t-11-7z'],
  ['ochre', 2, repeat(3, 6, 0, (x) => disc(4 + x, 49, 3.6))],
  ['leaf', 2, repeat(3, 6, 0, (x) => disc(112 + x, 49, 3.6))],
  ['wood', 2, box(-2, 50, 132, 16)],
  ['', 1, strokes(8, 12, 50, 0, 14, 15, 0) + 'M0 57H128'],
  ['paper', 2, repeat(9, 16, 0, (x) => `M${x - 8} 0h16v11a8 5 0 0 1-16 0z`)],
  ['tint', 2, repeat(5, 32, 0, (x) => `M${x - 8} 0h16v11a8 5 0 0 1-16 0z`)],
];

const CAPTAIN: Drawing = [
  ...sky('M0 44V38q14-8 30-4 18-10 36-2V44z'),
  ...sun(102, 16, 8),
  ['paper', 1, 'M12 14q-4 0-4-3t5-3q2-4 7-2 5 0 5 4t-5 4z'],
  ['sea', 0, box(0, 42, 128, 22)],
  ['ripple', 2, waves(4, 0, 46, 12) + waves(4, 84, 48, 12)],
  ['', 1, 'M48 4L28 44M66 2l14 42M66 2L108 32M84 8l24 24'],
  ['', 3, 'M48 44V4M66 44V2M84 44V7'],
  ['paper', 2, 'M86 9q14 10 22 22-14 0-22 6 6-14 0-28z'],
  ['paper', 2, 'M40 8H55q4 6 0 13H40q4-7 0-13zM37 23H57q5 8 0 16H37q5-8 0-16zM58 6H74q4 7 0 14H58q4-7 0-14zM56 22H77q5 8 0 17H56q5-9 0-17z'],
  ['paper', 2, 'M78 11H90q4 5 0 11H78q4-6 0-11zM77 24H92q4 7 0 14H77q4-7 0-14z'],
  ['hatch', 0, 'M49 8h6q4 6 0 13h-6q4-7 0-13zM50 23h7q5 8 0 16h-7q5-8 0-16zM68 6h6q4 7 0 14h-6q4-7 0-14zM70 22h7q5 8 0 17h-7q5-9 0-17z'],
  ['tint', 2, 'M66 1h12l-3 2.5 3 2.5H66zM48 3h10l-3 2 3 2H48z'],
  ...sailor(34, 41),
  ['wood', 2, 'M26 38h14v4H92q10 0 20-9l-2 3q-4 14-12 22H36Q27 52 26 38z'],
  ['tint', 0, 'M27 44q1 2 1.4 3H102q2-3 3.4-5.6Q98 45 92 45H40z'],
  ['ink', 0, panes(6, 42, 49, 4, 3.6, 9)],
  ['hatch', 0, 'M30 52q2 4 6 6H98q3-3 5-6z'],
  ['surf', 2, waves(9, 8, 58, 13)],
  ['sea', 0, `${waves(9, 8, 59, 13)}V64H8z`],
  ['surf', 1, waves(3, 20, 62, 16)],
  ['', 2, 'M114 26q3-4 5 0 2-4 5 0M10 26q2-3 4 0 2-3 4 0'],
];

const PROSPECTOR: Drawing = [
  ...sky('M0 40L22 16l14 14L58 8l24 22 16-12 30 24v22H0z'),
  ['hatch', 0, 'M58 8l24 22 10-7 6 20H62L54 22zM22 16l14 14 6-6-4 18H26l-6-12z'],
  ...palm(30, 44, 26),
  ['leaf', 2, 'M-2 44q14-10 30-4 20-8 40 0 30-8 62 2v24H-2z'],
  ['water', 2, 'M-2 66V54q26-10 48-4t46-2q20-2 38-8v26z'],
  ['ripple', 1, waves(3, 2, 59, 14) + waves(2, 84, 52, 14) + waves(2, 70, 61, 16)],
  ['stone', 2, 'M6 50q2-7 9-7t9 7q-9 4-18 0zM108 56q2-6 8-6t8 6q-8 4-16 0z'],
  ['tint', 2, 'M82 60q-6-4-2-12 4-4 9-1l10 4q4 4 0 9z'],
  ['paper', 2, 'M82 50q-4-14 3-18 8-2 11 7l3 13q-8 4-17-2z'],
  ['wood', 2, 'M83 36L70 46l2.4 3L86 43zM92 39L76 49l2 3 16-6z'],
  ['wood', 2, disc(85, 27, 5)],
  ['straw', 2, 'M72 25q5-2.5 8-2.5.4-8 5-8t5.4 8q4 0 8 3-6 3-13 2.6T72 25z'],
  ['slate', 2, oval(64, 50, 14, 5.6)],
  ['water', 1, oval(64, 49.4, 11, 3.8)],
  ['gold', 1, disc(59, 49, 2) + disc(65, 50.4, 2.2) + disc(70, 48.6, 1.6) + disc(63.4, 47.4, 1.4)],
  ['gold', 1, star(4, 56, 36, 6, 1.8) + star(4, 68, 28, 4, 1.3) + star(4, 45, 42, 3.6, 1.2)],
];

const BUCCANEER: Drawing = [
  ['tint', 0, FULL],
  ['glow', 1, star(4, 12, 12, 2.4, 0.8) + star(4, 40, 7, 2, 0.7) + star(4, 112, 9, 2.4, 0.8) + star(4, 84, 14, 1.8, 0.6)],
  ['straw', 0, disc(32, 22, 13)],
  ['sea', 0, box(0, 42, 128, 22)],
  ['surf', 1, 'M22 46h20M26 50h13M20 54h22M28 58h9'],
  ['', 2, 'M26 42V14M38 42V18'],
  ['ink', 1, 'M18 17H33q3 8 0 17H18q3-9 0-17zM34 21H46q2 6 0 13H34q2-7 0-13z'],
  ['paper', 0, disc(26, 23.6, 2.6) + box(24.6, 25.6, 2.8, 2) + poly(21, 28, 22, 27, 31, 31, 30, 32) + poly(31, 28, 30, 27, 21, 31, 22, 32)],
  ['ink', 1, 'M10 39q5 2 10 2H50q4 0 7-3-2 8-7 11H18q-7-3-8-10z'],
  ['wood', 2, box(66, 56, 64, 4) + box(72, 60, 4, 6) + box(100, 60, 4, 6) + box(122, 60, 4, 6)],
  ['ink', 2, 'M72 57q-2-22 20-26 22 4 22 26z'],
  ['red', 2, 'M84 36q8 5 17 0l1 6q-9 5-19 0z'],
  ['straw', 2, disc(92.5, 27, 8)],
  ['ink', 1, 'M84.4 24h16.4v4q-3 3-6.4 0l-1.8-1.6-1.8 1.6q-3.4 3-6.4 0z'],
  ['paper', 0, disc(88.6, 26.4, 1.3) + disc(96.6, 26.4, 1.3)],
  ['', 1, 'M90 32.4q3 1.6 6 0'],
  ['ink', 2, 'M72 22Q78 6 92 11 107 6 113 22 102 15 92.5 18 83 15 72 22z'],
  ['gold', 1, 'M74.6 21Q83 13 92.5 15.6 102 13 110.6 21 102 15.4 92.5 18 83 15.4 74.6 21z'],
  ['gold', 2, poly(61, 44, 69, 44, 71, 55, 59, 55)],
  ['glow', 1, spokes(10, 65, 49, 9, 12.5)],
  ['ink', 1, 'M61 44l4-4 4 4zM58 55h14v2H58z'],
  ['', 2, 'M65 40q4-4 12 0'],
];

const SCENES: Record<RoleId, Drawing> = {
  settler: SETTLER,
  mayor: MAYOR,
  builder: BUILDER,
  craftsman: CRAFTSMAN,
  trader: TRADER,
  captain: CAPTAIN,
  prospector: PROSPECTOR,
  buccaneer: BUCCANEER,
};

export function scene(id: SceneId): string {
  if (id === 'prospector 2') return `<g transform="matrix(-1 0 0 1 128 0)">${scene('prospector')}</g>`;
  return colouredFor(id, print(SCENES[id]));
}
