/** Stage props: small finished things that stand in many pictures. */
import type { Layer } from './drawing';
import { box, cog, disc } from './sorts';

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
