/** Where help is put: beside the thing, where it covers least of what matters. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** What help may lie over, and how bad that would be. */
export interface Covered {
  box: Box;
  weight: number;
}

const GAP = 8;
/** Of two places that cover the same, the nearer one. */
const PER_PIXEL_AWAY = 20;

/** The best place for help of this size: around the thing, around the group it belongs to, or around what must not be covered. */
export function dock(help: Size, thing: Box, group: Box, covered: Covered[], screen: Size): { left: number; top: number } {
  const boxes = [thing, group, ...covered.map(({ box }) => box)];
  const spots = boxes.flatMap((box) => around(help, box, thing)).map((spot) => within(spot, help, screen));
  const cost = (spot: { left: number; top: number }): number => {
    const box = { ...spot, right: spot.left + help.width, bottom: spot.top + help.height };
    const hidden = [{ box: thing, weight: 20 }, ...covered].reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0);
    return hidden + PER_PIXEL_AWAY * distance(box, thing);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** Below, above, right and left of a box, at the height or in the middle of the thing. */
function around({ width, height }: Size, box: Box, thing: Box): { left: number; top: number }[] {
  const middle = (thing.left + thing.right - width) / 2;
  return [
    { left: middle, top: box.bottom + GAP },
    { left: middle, top: box.top - GAP - height },
    { left: box.right + GAP, top: thing.top },
    { left: box.left - GAP - width, top: thing.top },
  ];
}

const within = (spot: { left: number; top: number }, { width, height }: Size, screen: Size): { left: number; top: number } => ({
  left: Math.max(GAP, Math.min(spot.left, screen.width - width - GAP)),
  top: Math.max(GAP, Math.min(spot.top, screen.height - height - GAP)),
});

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  return across + Math.max(0, one.top - other.bottom, other.top - one.bottom);
}
