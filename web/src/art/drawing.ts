/**
 * A drawing is printed in layers, like a label: each has a tint (or none), a line (or none) and a shape.
 * Shapes are SVG path data on a field of 64 by 64; art.css says what colour a tint has.
 */
export type Tint =
  | ''
  | 'paper'
  | 'ink'
  | 'tint'
  | 'wash'
  | 'haze'
  | 'hatch'
  | 'glass'
  | 'hollow'
  | 'rule'
  | 'glow'
  | 'field'
  | 'sky'
  | 'cloud'
  | 'lime'
  | 'rose'
  | 'ochre'
  | 'azure'
  | 'leaf'
  | 'brick'
  | 'stone'
  | 'slate'
  | 'wood'
  | 'straw'
  | 'sea'
  | 'water'
  | 'surf'
  | 'ripple'
  | 'grass'
  | 'blade'
  | 'sand'
  | 'joint'
  | 'jet'
  | 'fair'
  | 'tan'
  | 'brown'
  | 'umber'
  | 'gold'
  | 'red'
  | 'green';

/** Line weights: none, hairline, contour, heavy. */
export type Weight = 0 | 1 | 2 | 3;

export type Layer = readonly [tint: Tint, weight: Weight, shape: string];

export type Drawing = readonly Layer[];

const printed = new WeakMap<Drawing, string>();

/** The drawing as SVG markup, made once for each drawing. */
export function print(drawing: Drawing): string {
  let markup = printed.get(drawing);
  if (markup === undefined) {
    markup = drawing.map(printLayer).join('');
    printed.set(drawing, markup);
  }
  return markup;
}

/** A picture, smaller, as a part of a larger one: its upper left corner at (x, y). */
export function inset(markup: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}

/** Gives the layers of the tint `tint` their colour: that of a good or a role. */
export function colouredFor(owner: string, markup: string): string {
  return `<g class="of-${owner}">${markup}</g>`;
}

function printLayer([tint, weight, shape]: Layer): string {
  return `<path class="t-${tint || 'none'} w-${weight}" d="${shape}"/>`;
}
