/** Lines of a chart: values of several seats over time, scaled to a field. */

export interface Field {
  width: number;
  height: number;
}

/** A round number at or above the largest value, so that the scale reads well. */
export function topOf(series: number[][]): number {
  const largest = Math.max(1, ...series.flat());
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => largest / size <= 5) ?? 100;
  return Math.ceil(largest / step) * step;
}

export interface Point {
  x: number;
  y: number;
}

export function pointsOf(values: number[], top: number, { width, height }: Field): Point[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, place) => ({
    x: round((place / last) * width),
    y: round(height - (value / top) * height),
  }));
}

export function pathOf(points: Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
