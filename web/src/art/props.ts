/** Stage props: small finished things that stand in many pictures. */
import type { Layer, Tint } from './drawing';
import { box, cog, disc, waves } from './sorts';

/** An upright cask; (x, y) is the middle of its foot. */
export const keg = (x: number, y: number, height = 12): Layer[] => {
  const w = height * 0.34;
  const bulge = height * 0.18;
  return [
    [
      'wood',
      2,
      `M${x - w} ${y}q${-bulge} ${-height / 2} 0 ${-height}h${2 * w}q${bulge} ${height / 2} 0 ${height}z`,
    ],
    ['', 1, `M${x - w - 1} ${y - height * 0.28}h${2 * w + 2}M${x - w - 1} ${y - height * 0.72}h${2 * w + 2}`],
  ];
};

/** A cask lying down, seen from its end. */
export const kegEnd = (x: number, y: number, radius: number): Layer[] => [
  ['wood', 2, disc(x, y, radius)],
  ['straw', 1, disc(x, y, radius * 0.7)],
  ['', 1, `M${x} ${y - radius * 0.7}v${radius * 1.4}`],
];

export const crate = (x: number, y: number, size: number): Layer[] => [
  ['straw', 2, box(x, y, size, size)],
  ['', 1, `M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`],
];

/** A royal palm; (x, y) is its foot. */
export const palm = (x: number, y: number, height: number): Layer[] => {
  const top = y - height;
  return [
    [
      'wood',
      2,
      `M${x - 1.6} ${y}Q${x + 1} ${y - height / 2} ${x - 0.8} ${top}h1.6Q${x + 4} ${y - height / 2} ${x + 1.8} ${y}z`,
    ],
    [
      'leaf',
      2,
      `M${x} ${top}q-6-7-12 0 6-2 12 0zM${x} ${top}q6-7 12 0-6-2-12 0z` +
        `M${x} ${top}q-8-1-10 7 4-5 10-7zM${x} ${top}q8-1 10 7-4-5-10-7zM${x} ${top}q-5-5-3-10 5 4 3 10zM${x} ${top}q4-4 6-8-6 2-6 8z`,
    ],
  ];
};

/** A broad tree; (x, y) is its foot. */
export const tree = (x: number, y: number, height: number): Layer[] => {
  const r = height * 0.32;
  const cy = y - height + r;
  return [
    ['wood', 2, box(x - 1.5, cy + r * 0.6, 3, y - cy - r * 0.6)],
    [
      'leaf',
      2,
      `M${x - r} ${cy + r * 0.8}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.1} ${-r}a${r * 0.9} ${r * 0.9} 0 0 1 ${r * 1.8} 0` +
        `a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.1} ${r}q${-r} ${r * 0.5} ${-2 * r} 0z`,
    ],
    [
      'hatch',
      0,
      `M${x + r * 0.9} ${cy - r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.1} ${r}q${-r * 0.7} ${r * 0.4} ${-r * 1.4} ${r * 0.2}q${r} ${-r * 0.3} ${r * 1.3} ${-r * 1.2}z`,
    ],
  ];
};

/** A pole with a swallow-tailed flag; (x, y) is its foot. */
export const flag = (x: number, y: number, height: number, tint: Layer[0] = 'red', width = 10): Layer[] => [
  ['', 2, `M${x} ${y}v${-height}`],
  [tint, 2, `M${x} ${y - height}h${width}l-2.5 3 2.5 3h${-width}z`],
];

/** A puff of smoke drifting to the right from (x, y). */
export const smoke = (x: number, y: number): Layer[] => [
  ['paper', 2, `M${x} ${y}q-4-1-2.5-4 1-3 4.5-2 2-3 5.5-1 4 0 3.5 3 0 3-4 3-3 2-7 1z`],
];

/** A cogwheel. */
export const gear = (x: number, y: number, radius: number): Layer[] => [
  ['gold', 2, cog(x, y, radius, 10)],
  ['paper', 2, disc(x, y, radius * 0.33)],
];

/** A tub heaped with what the mill makes; x is its middle, y its foot. */
export const tub = (x: number, y: number, width: number, height: number): Layer[] => {
  const w = width / 2;
  return [
    [
      'tint',
      2,
      `M${x - w + 1} ${y - height}q2 ${-height * 0.7} ${w - 1} ${-height * 0.7}t${w - 1} ${height * 0.7}z`,
    ],
    ['', 1, `M${x - w * 0.4} ${y - height - 2}q2-3 4-1M${x} ${y - height - 5}q2-3 4 1`],
    ['wood', 2, `M${x - w} ${y - height}h${width}l-2 ${height}h${4 - width}z`],
    ['', 1, `M${x - w + 1} ${y - height * 0.4}h${width - 2}M${x} ${y - height}v${height}`],
  ];
};

/** Water lapping at a hull, the whole width of a picture 96 high. */
export const afloat = (width: number): Layer[] => {
  const crests = Math.ceil(width / 12);
  return [
    ['water', 0, `${waves(crests, 0, 88, 12)}V96H0z`],
    ['surf', 2, waves(crests, 0, 88, 12)],
    ['surf', 1, waves(Math.floor(width / 36), 8, 93, 24)],
  ];
};

/** Somebody seen to the waist or further down; (x, y) is between the feet. A top hat tells a noble. */
export const person = (x: number, y: number, dress: Tint, noble = false): Layer[] => [
  [dress, 1, `M${x - 4.4} ${y}v-7q0-5 4.4-5t4.4 5v7z`],
  ...(noble ? ([['paper', 0, `M${x - 1.6} ${y - 12}l1.6 5 1.6-5z`]] satisfies Layer[]) : []),
  [Math.round(x + y) % 3 ? 'wood' : 'straw', 1, disc(x, y - 14, 3.2)],
  noble
    ? ['red', 1, `M${x - 5} ${y - 15.4}h2v-7h6v7h2v1.4h-10z`]
    : ['gold', 1, `M${x - 6.4} ${y - 15.2}q2-1.4 3.6-1.4.4-4 2.8-4t2.8 4q1.6 0 3.6 1.4-3 1.8-6.4 1.8t-6.4-1.8z`],
];

/** Somebody on foot. */
export const walker = (x: number, y: number, dress: Tint, noble = false): Layer[] => [
  [noble ? 'ink' : 'azure', 1, `M${x - 4} ${y - 8}h8l.6 8h-3.6l-1-5-1 5h-3.6z`],
  ...person(x, y - 7, dress, noble),
];

/** Somebody passing by, far smaller; a lady or gentleman with a hat of red. */
export const passer = (x: number, y: number, dress: Tint, hat: Tint = 'gold'): Layer[] => [
  [dress, 1, `M${x - 2.6} ${y}v-4.6q0-3.2 2.6-3.2t2.6 3.2v4.6z`],
  [Math.round(x) % 2 ? 'brown' : 'tan', 1, disc(x, y - 9.2, 2)],
  [hat, 1, `M${x - 4} ${y - 9.8}h1.6q.2-3 2.4-3t2.4 3h1.6q-4 1.6-8 0z`],
];

/** A street lamp. */
export const lamp = (x: number, y: number): Layer[] => [
  ['', 2, `M${x} ${y}v-15`],
  ['glass', 1, `M${x - 2.2} ${y - 21}h4.4l-1 6h-2.4z`],
  ['ink', 1, `M${x - 3} ${y - 21}l3-3 3 3z`],
];

/** A captain on the quarterdeck. */
export const sailor = (x: number, y: number): Layer[] => [
  ['ink', 1, `M${x - 3} ${y}v-4q0-3.6 3-3.6t3 3.6v4z`],
  ['straw', 1, disc(x, y - 9, 2.1)],
  ['ink', 1, `M${x - 3} ${y - 10}q3-4 6 0z`],
];
