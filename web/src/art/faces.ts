/** The people at the table: busts in an oval, as on a cigar band, put together from a few parts. Load it when it is needed. */
import { print, type Drawing, type Layer, type Tint } from './drawing';
import { box, disc, oval, repeat, strokes } from './sorts';

type Part = (tint: Tint) => readonly Layer[];

/** What is behind the head. */
const BACK = {
  long: (tint) => [[tint, 2, 'M19 30Q18 10 32 10t13 20l3 22H16z']],
  bun: (tint) => [[tint, 2, disc(32, 11, 6.5)]],
  low: (tint) => [[tint, 2, disc(20.5, 36, 5) + disc(43.5, 36, 5)]],
  cloud: (tint) => [
    [
      tint,
      2,
      'M16 38q-6-3-4-9-3-7 4-10 1-8 9-8 7-5 14 0 8 0 9 8 7 3 4 10 2 6-4 9-2 5-8 3H24q-6 2-8-3z',
    ],
  ],
  braids: (tint) => [
    [tint, 2, 'M21 30q-7 8-4 24h5q1-12 3-18zM43 30q7 8 4 24h-5q-1-12-3-18z'],
    ['red', 1, box(16, 50, 7, 3) + box(41, 50, 7, 3)],
  ],
  lace: () => [
    ['jet', 2, 'M32 3q17 2 18 26l2 22H12l2-22Q15 5 32 3z'],
    ['joint', 1, 'M20 14q-3 8-4 20l-1 14M44 14q3 8 4 20l1 14M25 8q7-3 14 0'],
  ],
} satisfies Record<string, Part>;

/** What falls over the forehead. */
const FRONT = {
  parted: (tint) => [[tint, 2, 'M21 29Q20 14 32 14t11 15q-2-7-11-9-9 2-11 9z']],
  side: (tint) => [[tint, 2, 'M21 29q-2-15 11-16 13 0 11 16-1-6-3-8-8 1-15-3-3 4-4 11z']],
  high: (tint) => [[tint, 2, 'M20.6 30Q18 13 32 13t11.4 17q-1-8-4-11-7-3-15 0-3 3-3.8 11z']],
  crop: (tint) => [[tint, 2, 'M21 27q-1-13 11-13t11 13l-2-5q-9-4-18 0z']],
  receding: (tint) => [[tint, 2, 'M21 32q-3-8 1-13 0 6 1 8l-1 5zM43 32q3-8-1-13 0 6-1 8l1 5z']],
  curls: (tint) => [[tint, 2, repeat(5, 4.6, 0, (x) => disc(22.8 + x, x === 9.2 ? 16 : x === 0 || x > 18 ? 21 : 17.4, 3.6))]],
} satisfies Record<string, Part>;

const BEARD = {
  moustache: (tint) => [[tint, 1, 'M32 34q-4-2-8 2 4 1 8 0 4 1 8 0-4-4-8-2z']],
  handlebar: (tint) => [[tint, 1, 'M32 33.6q-4-1.4-8 1.6-3 1-4-2 0 6 5 5 4-.4 7-2.4 3 2 7 2.4 5 1 5-5-1 3-4 2-4-3-8-1.6z']],
  full: (tint) => [[tint, 2, 'M21 28q1 7 3.4 7 3-3 7.6-2 4.6-1 7.6 2 2.4 0 3.4-7 1 20-11 20T21 28z']],
  whiskers: (tint) => [[tint, 2, 'M21 24q-3 14 6 17-2-6-3-9 0-6-3-8zM43 24q3 14-6 17 2-6 3-9 0-6 3-8z']],
  goatee: (tint) => [
    [tint, 1, 'M32 34q-4-2-7 1.6 4 1 7 0 3 1 7 0-3-3.6-7-1.6z'],
    [tint, 1, 'M28.4 40q3.6-1 7.2 0 0 7-3.6 8-3.6-1-3.6-8z'],
  ],
} satisfies Record<string, Part>;

const HAT = {
  pava: (tint) => [
    [tint, 2, 'M9 22q6-4 12-4 1-13 11-13t11 13q6 0 12 4-9 5-23 5T9 22z'],
    ['', 1, 'M21 18q11 4 22 0M14 22q18 4 36 0'],
  ],
  bowler: (tint) => [
    [tint, 2, 'M18 20Q18 6 32 6t14 14z'],
    [tint, 2, 'M12 20q20-4 40 0-2 5-8 4-12-2-24 0-6 1-8-4z'],
  ],
  boater: (tint) => [
    ['straw', 2, box(20, 8, 24, 11)],
    [tint, 1, box(20, 13, 24, 5)],
    ['straw', 2, oval(32, 20, 20, 3.4)],
  ],
  scarf: (tint) => [
    [tint, 2, 'M19 28Q16 8 32 8t13 20q-3-7-13-7t-13 7z'],
    [tint, 2, 'M39 12q1-7 6-6 1 4-2 6 5 0 5 5-6 0-9-5z'],
    ['', 1, 'M21 22q8-9 20-10M26 20q8-6 16-4'],
  ],
  comb: (tint) => [
    ['gold', 2, 'M24 12Q24 2 32 2t8 10z'],
    ['', 1, 'M28 12V5M32 12V4M36 12V5'],
    [tint, 1, disc(43, 17, 3.4) + disc(47, 20, 2.6)],
  ],
  flower: (tint) => [
    [tint, 1, disc(43, 15, 3) + disc(48, 17, 3) + disc(47, 22, 3) + disc(42, 20, 3)],
    ['gold', 1, disc(45, 18.6, 2)],
  ],
} satisfies Record<string, Part>;

/** They end at the oval of the portrait. */
const TO_THE_OVAL = 'A27 30.5 0 0 1 10.8 51';

const SHOULDERS = `M10.8 51q4-4 12.2-5 9 5 18 0 8.2 1 12.2 5${TO_THE_OVAL}z`;

const DRESS = {
  suit: (tint) => [
    [tint, 2, SHOULDERS],
    ['paper', 1, 'M25 45l7 17 7-17-7 3z'],
    ['red', 1, 'M32 49l-2.4 2.4L32 62l2.4-10.6z'],
    ['', 2, 'M25 45l-5 8 6 2-2 4 6 3M39 45l5 8-6 2 2 4-6 3'],
  ],
  bow: (tint) => [
    [tint, 2, SHOULDERS],
    ['paper', 1, 'M25 45l7 17 7-17-7 3z'],
    ['ink', 1, 'M32 50l-6-3v6zM32 50l6-3v6z'],
    ['', 2, 'M25 45l-5 9 10 8M39 45l5 9-10 8'],
  ],
  shirt: (tint) => [
    [tint, 2, SHOULDERS],
    ['', 2, 'M25 45l-2 7 9 2 9-2-2-7M32 54v8'],
    ['', 1, 'M22 54v5M42 54v5'],
  ],
  collar: (tint) => [
    [tint, 2, SHOULDERS],
    ['paper', 2, 'M25.6 43q6.4 4 12.8 0l1 5q-7.4 4-14.8 0z'],
    ['gold', 1, disc(32, 50, 2.6)],
    ['', 1, 'M32 53v9M20 50q-2 4-2 7M44 50q2 4 2 7'],
  ],
  ruffle: (tint) => [
    [tint, 2, `M10.8 51q3-1 7.2-2 14 9 28 0 4 1 7.2 2${TO_THE_OVAL}z`],
    ['paper', 2, 'M14 51q2-4 5-3 13 8 26 0 3-1 5 3-2 4-5 2-3 4-6 2-4 3-7 1-3 2-7-1-3 2-6-2-3 2-5-2z'],
  ],
  shawl: (tint) => [
    ['paper', 2, SHOULDERS],
    [tint, 2, `M10.8 51q5-5 13.2-6l8 15 8-15q8.2 1 13.2 6${TO_THE_OVAL}z`],
    ['joint', 1, strokes(3, 14, 52, 5, 5, 4, -2) + strokes(3, 50, 52, -5, 5, -4, -2)],
  ],
} satisfies Record<string, Part>;

interface Person {
  ground: Tint;
  skin: Tint;
  hair: Tint;
  back?: keyof typeof BACK;
  front?: keyof typeof FRONT;
  beard?: keyof typeof BEARD;
  hat?: readonly [keyof typeof HAT, Tint];
  dress: readonly [keyof typeof DRESS, Tint];
  wears?: 'glasses' | 'earrings';
}

/** By the names of the server's characters, in plain small letters. */
const PEOPLE: Record<string, Person> = {
  lola: { ground: 'azure', skin: 'tan', hair: 'jet', back: 'long', front: 'side', hat: ['flower', 'red'], dress: ['ruffle', 'rose'] },
  ramon: { ground: 'leaf', skin: 'brown', hair: 'jet', front: 'crop', beard: 'moustache', hat: ['pava', 'straw'], dress: ['shirt', 'paper'] },
  mariana: { ground: 'ochre', skin: 'fair', hair: 'jet', back: 'bun', front: 'parted', dress: ['collar', 'sea'] },
  eugenio: { ground: 'lime', skin: 'tan', hair: 'jet', front: 'side', beard: 'full', dress: ['suit', 'slate'] },
  isabel: { ground: 'rose', skin: 'umber', hair: 'jet', hat: ['scarf', 'gold'], dress: ['ruffle', 'green'], wears: 'earrings' },
  rosendo: { ground: 'straw', skin: 'umber', hair: 'slate', front: 'crop', beard: 'full', hat: ['bowler', 'brick'], dress: ['bow', 'wood'] },
  celestina: { ground: 'azure', skin: 'brown', hair: 'jet', back: 'bun', front: 'high', dress: ['collar', 'ochre'], wears: 'glasses' },
  roman: { ground: 'brick', skin: 'fair', hair: 'stone', front: 'side', beard: 'whiskers', dress: ['bow', 'ink'] },
  trinidad: { ground: 'leaf', skin: 'tan', hair: 'paper', back: 'bun', front: 'parted', dress: ['shawl', 'red'], wears: 'earrings' },
  baldomero: { ground: 'sea', skin: 'tan', hair: 'wood', front: 'receding', beard: 'handlebar', dress: ['suit', 'brick'] },
  carmela: { ground: 'gold', skin: 'brown', hair: 'jet', back: 'cloud', front: 'curls', dress: ['ruffle', 'red'], wears: 'earrings' },
  manuel: { ground: 'rose', skin: 'fair', hair: 'wood', front: 'crop', hat: ['boater', 'sea'], dress: ['bow', 'lime'] },
  leonor: { ground: 'lime', skin: 'fair', hair: 'brick', back: 'lace', front: 'parted', hat: ['comb', 'red'], dress: ['collar', 'ink'] },
  salvador: { ground: 'green', skin: 'umber', hair: 'jet', front: 'crop', beard: 'goatee', dress: ['suit', 'azure'], wears: 'glasses' },
  amelia: { ground: 'straw', skin: 'brown', hair: 'wood', back: 'braids', front: 'parted', hat: ['pava', 'gold'], dress: ['shirt', 'azure'] },
};

export const FACE_IDS = Object.keys(PEOPLE);

/** People choose their names: one may be called `constructor`. */
const KNOWN = new Map(Object.entries(PEOPLE));

const OVAL = oval(32, 32, 27, 30.5);

const FRAME: Drawing = [
  ['gold', 0, `${OVAL}M7.4 32a24.6 28 0 1 1 49.2 0a24.6 28 0 1 1-49.2 0z`],
  ['', 2, OVAL],
  ['', 1, oval(32, 32, 24.6, 28)],
];

function bust({ ground, skin, hair, back, front, beard, hat, dress: [cut, cloth], wears }: Person): Drawing {
  const light: Tint = skin === 'umber' ? 'glow' : '';
  return [
    [ground, 0, OVAL],
    ...(back ? BACK[back](hair) : []),
    [skin, 2, 'M26.5 38v7q5.5 6 11 0v-7z'],
    ...DRESS[cut](cloth),
    [skin, 1, disc(20.8, 30, 2.4) + disc(43.2, 30, 2.4)],
    [skin, 2, oval(32, 29.5, 11, 13)],
    ['jet', 0, disc(27.4, 28.6, 1.5) + disc(36.6, 28.6, 1.5)],
    ['', 1, 'M24.8 25.2q2.6-1.8 5 0M34.2 25.2q2.6-1.8 5 0M32 28.6l-1.4 4.6h2.4'],
    [light, 1, beard === 'full' ? '' : 'M28.4 37.4q3.6 2.6 7.2 0'],
    ...(front ? FRONT[front](hair) : []),
    ...(beard ? BEARD[beard](hair) : []),
    ...(hat ? HAT[hat[0]](hat[1]) : []),
    ...(wears === 'glasses' ? GLASSES : wears === 'earrings' ? EARRINGS : []),
  ].filter(([, , shape]) => shape !== '') as Layer[];
}

const GLASSES: Drawing = [
  ['glow', 2, disc(27.2, 28.6, 4) + disc(36.8, 28.6, 4)],
  ['', 1, `${disc(27.2, 28.6, 4.6)}${disc(36.8, 28.6, 4.6)}M31.4 28q.6-.8 1.2 0M22.6 28l-2-1M41.4 28l2-1`],
];

const EARRINGS: Drawing = [['gold', 1, disc(20, 35, 2.2) + disc(44, 35, 2.2)]];

/** Somebody we have no picture of. */
const STRANGER: Drawing = [
  ['slate', 0, OVAL],
  ['lime', 2, SHOULDERS],
  ['lime', 2, oval(32, 28, 12, 14)],
];

export interface Face {
  markup: string;
  /** A letter to write on it. */
  monogram?: string;
}

/** The portrait of a character by name or id; of a stranger, an outline with the first letter. */
export function faceOf(name: string): Face {
  const person = KNOWN.get(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  if (person) return { markup: portrait(bust(person)) };
  return { markup: portrait(STRANGER), monogram: [...name.trim()][0]?.toLocaleUpperCase() };
}

const portrait = (drawing: Drawing): string =>
  print(drawing) + print(FRAME);
