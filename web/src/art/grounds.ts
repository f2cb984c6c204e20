/** Grounds: patterns that repeat (`art-NAME`, see ArtDefs.svelte), and land that waits to be used. */
import { print, type Drawing } from './drawing';
import { palm } from './props';
import { box, disc, oval, waves } from './sorts';

interface Grain {
  width: number;
  height: number;
  markup: string;
}

const grain = (width: number, height: number, drawing: Drawing): Grain => ({
  width,
  height,
  markup: print(drawing),
});

export const QUAY_HEIGHT = 32;

const tuft = (x: number, y: number, size = 1): string =>
  `M${x} ${y}q${-size} ${-4 * size} ${-4 * size} ${-5 * size}M${x} ${y}v${-7 * size}M${x} ${y}q${size} ${-4 * size} ${4 * size} ${-5 * size}`;

export const GRAINS = {
  waves: grain(160, 96, [
    [
      'ripple',
      2,
      waves(2, 12, 20, 24) +
        waves(1, 116, 12, 20) +
        waves(2, 84, 44, 22) +
        waves(1, 24, 62, 28) +
        waves(2, 100, 82, 20),
    ],
    ['surf', 1, waves(1, 40, 38, 16) + waves(1, 130, 62, 14) + waves(1, 62, 88, 14)],
  ]),
  quay: grain(120, QUAY_HEIGHT, [
    ['stone', 2, 'M-2 13H122V35H-2z'],
    ['', 1, 'M0 22H120M20 13v9M60 13v9M100 13v9M0 22v10M40 22v10M80 22v10'],
    ['straw', 2, 'M-2 8H122V14H-2z'],
    ['ink', 1, 'M27 8V4h-2V1h9v3h-2v4z'],
    ['wood', 2, box(86, 12, 8, 22)],
  ]),
  /** Trodden earth between fields. */
  paths: grain(72, 56, [
    ['sand', 0, box(0, 0, 72, 56)],
    ['joint', 1, 'M8 10h3M30 6h2M52 14h3M18 30h2M40 26h3M62 36h2M10 46h3M34 48h2M56 50h2'],
    ['blade', 1, tuft(22, 18, 0.6) + tuft(60, 24, 0.6) + tuft(44, 42, 0.6)],
  ]),
  /** Cement floor tiles. */
  paving: grain(40, 40, [
    ['joint', 1, 'M0 0H40V40H0zM20 4a16 16 0 0 0 16 16 16 16 0 0 0-16 16A16 16 0 0 0 4 20 16 16 0 0 0 20 4z'],
    ['joint', 1, `${disc(20, 20, 4)}M0 8a8 8 0 0 0 8-8M32 0a8 8 0 0 0 8 8M40 32a8 8 0 0 0-8 8M8 40a8 8 0 0 0-8-8`],
  ]),
  /** Boards of a wall, behind shelves. */
  boards: grain(96, 48, [
    ['joint', 1, 'M0 0V48M24 0V48M48 0V48M72 0V48'],
    ['joint', 1, 'M12 8v14M9 12v6M36 30v12M60 18v8M63 20v10M84 4v8M84 34v6'],
  ]),
} satisfies Record<string, Grain>;

export type Grounds = 'island' | 'city' | 'shelves';

export const GRAIN_OF: Record<Grounds, keyof typeof GRAINS> = {
  island: 'paths',
  city: 'paving',
  shelves: 'boards',
};

/** The coast of an island on a field of 100 by 100 that is stretched to any shape: water outside of it. */
export const COAST =
  'M6 2.5Q18 5 30 3 42 1 54 3.5 68 5.5 80 3 92 1 96 5 98.5 9 97 18 95 30 97 44 99 58 96.5 70 95 84 97 91 96 98 86 97 70 94.5 56 97 42 98.5 28 96 16 95 10 97.5 2 98 3 88 5 74 3 60 1 46 3 34 5 20 2.5 10 2 4 6 2.5z';

/** Grass and flowers, four kinds of growing wild. */
const WILD: readonly Drawing[] = [
  [
    ['blade', 2, tuft(18, 26) + tuft(46, 22) + tuft(30, 46) + tuft(52, 52, 0.8)],
    ['blade', 1, tuft(10, 50, 0.7) + tuft(34, 16, 0.7)],
  ],
  [
    ['blade', 2, tuft(14, 20) + tuft(40, 30) + tuft(22, 52)],
    ['blade', 1, tuft(52, 14, 0.7) + tuft(50, 54, 0.8)],
    ['stone', 1, oval(48, 42, 5, 3.4) + oval(12, 38, 3, 2)],
  ],
  [
    ['blade', 2, tuft(24, 24) + tuft(50, 34) + tuft(14, 50)],
    ['blade', 1, 'M38 54v-8M42 54v-6M34 54v-5' + tuft(44, 14, 0.7)],
    ['rose', 1, disc(38, 45, 1.8) + disc(42.6, 47, 1.6) + disc(33.4, 48, 1.6)],
  ],
  [
    ['blade', 2, tuft(48, 20) + tuft(18, 34) + tuft(44, 50)],
    ['blade', 1, tuft(28, 14, 0.7) + 'M10 58v-6M14 58v-8'],
    ['gold', 1, disc(10, 51, 1.6) + disc(14, 49, 1.8)],
  ],
];

/** A field nobody has planted. Those beside and below each other differ. */
export const wildField = (variety: number): string =>
  print(GRASS) + print(WILD[(variety + (variety >> 2)) % WILD.length] ?? []);

const GRASS: Drawing = [['grass', 0, box(0, 0, 64, 64)]];

/** A stake driven in at a corner of a plot. */
export const STAKE: Drawing = [
  ['wood', 1, 'M-2.2-7h4.4V6L0 9l-2.2-3z'],
  ['paper', 1, 'M-3-3h6v2.6h-6z'],
];

/** Grass in the middle of a plot. */
export const PLOT: Drawing = [
  ['blade', 2, tuft(-14, 6) + tuft(16, -2)],
  ['blade', 1, tuft(2, 12, 0.7)],
  ['stone', 1, oval(-2, -6, 3.4, 2.2) + oval(22, 10, 2.4, 1.6)],
];

/** An islet off the harbour, where no ship lies. */
export const ISLET: Drawing = [
  ['sand', 2, 'M4 56q8-10 28-10t28 10z'],
  ...palm(26, 50, 34),
  ...palm(41, 50, 23),
  ['leaf', 2, 'M12 52q4-6 9-1zM43 52q5-7 10 1z'],
  ['surf', 2, waves(3, 2, 58, 20)],
];
