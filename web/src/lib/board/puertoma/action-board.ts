/** The action board as a picture: the roles in a ring, arrows between them (PUE-8). */

import type { PuertomaPieces } from '../../api/types';

export interface Node {
  role: string;
  x: number;
  y: number;
}

export interface Arrow {
  from: string;
  to: string;
  /** SVG path data, from the rim of one role to the rim of the other. */
  shape: string;
}

export const WIDTH = 320;
export const HEIGHT = 220;
/** Of the circle that a role's emblem fills. */
export const RADIUS = 23;
/** Between a role and the tip of an arrow. */
const GAP = 5;
/** How far arrows bend aside, so that those that lead both ways do not cover each other. */
const BEND = 14;

/** In the order of the catalogue, around the ring. Both prospectors are one role of the board. */
export const rolesOn = (pieces: PuertomaPieces, cards: string[]): string[] =>
  Object.keys(pieces.arrows).filter((role) => cards.includes(role));

export function nodesOf(pieces: PuertomaPieces, cards: string[]): Node[] {
  const roles = rolesOn(pieces, cards);
  return roles.map((role, place) => {
    const angle = (place / roles.length) * 2 * Math.PI - Math.PI / 2;
    const [rx, ry] = [WIDTH / 2 - RADIUS - 4, HEIGHT / 2 - RADIUS - 4];
    return { role, x: WIDTH / 2 + rx * Math.cos(angle), y: HEIGHT / 2 + ry * Math.sin(angle) };
  });
}

export function arrowsOf(pieces: PuertomaPieces, nodes: Node[]): Arrow[] {
  return nodes.flatMap((from) =>
    nodes
      .filter((to) => pieces.arrows[from.role]?.includes(to.role))
      .map((to) => ({ from: from.role, to: to.role, shape: bentLine(from, to) })),
  );
}

/** A line that leaves on the left of the straight one, as traffic does. */
function bentLine(from: Node, to: Node): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const middle = { x: (from.x + to.x) / 2 + uy * BEND, y: (from.y + to.y) / 2 - ux * BEND };
  const start = towards(from, middle, RADIUS + 1);
  const end = towards(to, middle, RADIUS + GAP);
  return `M${point(start)}Q${point(middle)} ${point(end)}`;
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, distance: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

const point = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The roles of a tie-break card that are in this game, in its order. */
export function orderOf(pieces: PuertomaPieces, card: number, cards: string[]): string[] {
  return (pieces.tie_breaks[card - 1] ?? []).filter((role) => cards.includes(role));
}
