/** How a piece travels and a gain rises: only transforms and opacity, which cost the page no layout. */

import type { Attachment } from 'svelte/attachments';
import type { Flight } from '../model/flights';
import type { Gain } from '../model/motion';
import type { Step } from '../model/steps';
import { READING } from './sequence.svelte';
import type { Places, Point } from './places';

/** More of a kind would not be followed. */
const MOST = 5;
/** How much later the next of a flock leaves, as a part of the whole time. */
const LAG = 0.07;
/** Nearer than so many pixels is no way. */
const NEAR = 12;
const HIGHEST = 90;
const PARTS = 8;

/** The pieces of a flight; the last one says how many there are if they are too many. */
export function flockOf({ number }: Flight): { place: number; label: number | null }[] {
  const size = Math.min(number, MOST);
  return Array.from({ length: size }, (_, place) => ({ place, label: place === size - 1 && number > size ? number : null }));
}

/** All places that a step needs to know. */
export const placesOf = ({ flights, gains }: Step): string[] => [...flights.flatMap(({ from, to }) => [from, to]), ...gains.map(homeOf)];

const homeOf = ({ seat }: Gain): string => `seat-${String(seat)}`;

/** A flight over the table in an arc; all of a flock have landed after `length`. */
export function travels(flight: Flight, place: number, length: number, places: Places): Attachment<HTMLElement> {
  return (element) => {
    const from = places.find(flight.from);
    const to = places.find(flight.to);
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < NEAR) return; // it stays unseen
    const late = length * LAG;
    const last = Math.min(flight.number, MOST) - 1;
    element.animate(arc(from, to), { duration: length - late * last, delay: late * place, easing: 'ease-in-out', fill: 'both' });
  };
}

function arc(from: Point, to: Point): Keyframe[] {
  const height = Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: PARTS + 1 }, (_, number) => {
    const part = number / PARTS;
    const bow = 4 * part * (1 - part);
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - height * bow;
    const isEdge = number === 0 || number === PARTS;
    return { transform: at(x, y, isEdge ? 0.7 : 1 + bow * 0.25), opacity: isEdge ? 0.4 : 1 };
  });
}

/** A gain above its seat, whose figures stay in sight, once its piece has landed. */
export function rises(gain: Gain, place: number, length: number, places: Places): Attachment<HTMLElement> {
  return (element) => {
    const home = places.above(homeOf(gain));
    if (!home) return;
    const x = home.x + (place - 1) * 58;
    const frame = (lift: number, opacity: number, offset: number): Keyframe => ({ transform: at(x, home.y - lift), opacity, offset });
    element.animate([frame(0, 0, 0), frame(16, 1, 0.2), frame(24, 1, 0.75), frame(44, 0, 1)], {
      duration: READING,
      delay: length * 0.9,
      fill: 'both',
    });
  };
}

const at = (x: number, y: number, scale = 1): string => `translate(${String(x)}px, ${String(y)}px) translate(-50%, -50%) scale(${String(scale)})`;
