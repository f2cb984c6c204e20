/** A rating over time as a line in a field, with the doubt around it. */

import type { RatingPoint } from '../../api/types';
import { pathOf, type Field, type Point } from '../end/chart';

/** Hundreds of points around everything that is shown. */
const STEP = 100;

export interface DrawnCurve {
  low: number;
  high: number;
  line: string;
  /** From the upper edge of the doubt back along the lower. */
  band: string;
  end: Point | null;
}

export function drawCurve(points: RatingPoint[], { width, height }: Field): DrawnCurve {
  const low = Math.floor(Math.min(...points.map(({ rating, doubt }) => rating - doubt)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map(({ rating, doubt }) => rating + doubt)) / STEP) * STEP;
  const last = Math.max(1, points.length - 1);
  const at = (value: number, place: number): Point => ({
    x: Math.round((place / last) * width * 10) / 10,
    y: Math.round((height - ((value - low) / (high - low)) * height) * 10) / 10,
  });
  const line = points.map(({ rating }, place) => at(rating, place));
  const upper = points.map(({ rating, doubt }, place) => at(rating + doubt, place));
  const lower = points.map(({ rating, doubt }, place) => at(rating - doubt, place));
  return { low, high, line: pathOf(line), band: `${pathOf([...upper, ...lower.reverse()])}Z`, end: line.at(-1) ?? null };
}
