/** Where an explanation stands: beside what it speaks of, over nothing that matters. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 14;
const EDGE = 8;

export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box around all of them; null if there are none. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Before, after and at both ends of something, on one axis. */
const alongside = (start: number, length: number, own: number): number[] => [
  start + length + GAP,
  start - own - GAP,
  start,
  start + length - own,
];

/** Of all places beside the targets and the things to be left free, the one that covers least and is nearest. */
export function placeBeside(targets: Box[], keepFree: Box[], own: Size, view: Size): Spot {
  const target = around(targets) ?? { left: view.width / 2, top: view.height / 2, width: 0, height: 0 };
  const near = [target, ...keepFree];
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const lefts = near.flatMap((box) => alongside(box.left, box.width, own.width)).map((left) => clamp(left, view.width - own.width));
  const tops = near.flatMap((box) => alongside(box.top, box.height, own.height)).map((top) => clamp(top, view.height - own.height));
  const cost = ({ left, top }: Spot): number => {
    const box = { left, top, ...own };
    const covered = targets.reduce((sum, one) => sum + 3 * overlap(box, one), 0) + keepFree.reduce((sum, one) => sum + overlap(box, one), 0);
    return covered * 1_000 + distance(box, target);
  };
  const spots = lefts.flatMap((left) => tops.map((top) => ({ left, top })));
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), spots[0] ?? { left: EDGE, top: EDGE });
}

const distance = (one: Box, two: Box): number =>
  Math.abs(one.left + one.width / 2 - two.left - two.width / 2) + Math.abs(one.top + one.height / 2 - two.top - two.height / 2);
