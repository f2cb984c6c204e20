/** The type case: small shapes that many drawings are set from. All return SVG path data. */

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A circle. */
export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** An opening with a round top, standing on its lower edge. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

/** A closed polygon through the points x, y, x, y, … */
export const poly = (...points: number[]): string => `M${points.join(' ')}z`;

/** The same shape several times, each moved on by (dx, dy). */
export function repeat(
  count: number,
  dx: number,
  dy: number,
  shape: (x: number, y: number) => string,
): string {
  let shapes = '';
  for (let index = 0; index < count; index++) shapes += shape(round(index * dx), round(index * dy));
  return shapes;
}

/** Parallel strokes: the first runs from (x, y) by (vx, vy), each next one starts (dx, dy) further. */
export const strokes = (
  count: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  dx: number,
  dy: number,
): string => repeat(count, dx, dy, (ox, oy) => `M${round(x + ox)} ${round(y + oy)}l${vx} ${vy}`);

/** A row of round-topped openings. */
export const arcade = (
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): string => repeat(count, step, 0, (dx) => arch(x + dx, y, width, height));

/** A row of rectangles. */
export const panes = (
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): string => repeat(count, step, 0, (dx) => box(x + dx, y, width, height));

/** Roof tiles: rows of scallops. */
export const scallops = (
  rows: number,
  x: number,
  y: number,
  width: number,
  count: number,
  height: number,
): string =>
  repeat(rows, 0, height, (_, dy) => {
    const step = width / count;
    const bow = `q${round(step / 2)} ${round(step * 0.7)} ${round(step)} 0`;
    return `M${x} ${round(y + dy)}${bow.repeat(count)}`;
  });

/** Waves of the sea from (x, y), each `width` long. */
export const waves = (count: number, x: number, y: number, width: number): string =>
  `M${x} ${y}${`q${width / 4} ${-width / 4} ${width / 2} 0t${width / 2} 0`.repeat(count)}`;

/** A small cloud, its lower left corner at (x, y). */
export const cloud = (x: number, y: number): string =>
  `M${x} ${y}q-3 0-3-2.4t3.6-2.4q1.6-3 5-1.6 3.6-.4 3.8 2.6 2.8.2 2.6 2.2t-3 1.6z`;

/** The point at `degrees` (clockwise from the right) on a circle. */
export function around(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)];
}

/** Spokes from one circle to another, evenly around. */
export const spokes = (count: number, x: number, y: number, inner: number, outer: number): string =>
  repeat(
    count,
    360 / count,
    0,
    (turn) => `M${around(x, y, inner, turn).join(' ')}L${around(x, y, outer, turn).join(' ')}`,
  );

/** The rim of a cogwheel. */
export const cog = (x: number, y: number, radius: number, teeth: number): string => {
  const points: number[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [turn, reach] of [
      [-0.3, 0.8],
      [-0.2, 1],
      [0.2, 1],
      [0.3, 0.8],
    ] as const) {
      points.push(...around(x, y, radius * reach, ((tooth + turn) / teeth) * 360));
    }
  }
  return poly(...points);
};

/** A star of `points` points, the first one up. */
export const star = (points: number, x: number, y: number, radius: number, waist: number): string =>
  poly(
    ...Array.from({ length: 2 * points }, (_, index) =>
      around(x, y, index % 2 ? waist : radius, (index * 180) / points - 90),
    ).flat(),
  );

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
