/** Motion of the count: numbers that run up, pieces that fly up for the winner. Only transforms and opacity move. */

import type { Attachment } from 'svelte/attachments';
import type { Picture } from '../../board/parts/art';
import { animationSpeed } from '../settings.svelte';
import { GROWING } from './counting';

/** Runs from the number shown to another one. */
export function runsTo(number: number): Attachment<HTMLElement> {
  return (element) => {
    const first = Number(element.textContent);
    const start = performance.now();
    let frame = 0;
    const show = (time: number) => {
      const part = animationSpeed() === 'off' ? 1 : Math.min(1, Math.max(0, time - start) / GROWING);
      element.textContent = String(Math.round(first + (number - first) * part));
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show(start);
    return () => cancelAnimationFrame(frame);
  };
}

const KINDS = ['coin', 'corn', 'chip', 'indigo', 'coin', 'sugar', 'chip', 'tobacco', 'coin', 'coffee', 'chip'];
const pictureOf = (id: string): Picture => (id === 'coin' || id === 'chip' ? { art: 'piece', id } : { art: 'barrel', id });

/** What flies up for a winner. */
export const CONFETTI: Picture[] = [...KINDS, ...KINDS].map(pictureOf);

const LENGTH = 600;
/** How far to each side, as a part of the window, and how high, in pixels. */
const WIDTH = 0.32;
const HEIGHT = 170;

/** Flies up and falls, each to another side. */
export function fliesUp(place: number): Attachment<HTMLElement> {
  return (element) => {
    if (animationSpeed() === 'off') return;
    const side = (place / (CONFETTI.length - 1)) * 2 - 1;
    const height = HEIGHT * (1 - 0.6 * Math.abs(side)) * (1 - 0.3 * (place % 3));
    const width = WIDTH * innerWidth;
    const at = (part: number, rise: number, scale: number) =>
      `translate(${String(side * width * part)}px, ${String(-rise * height)}px) rotate(${String(side * 200 * part)}deg) scale(${String(scale)})`;
    const frames: Keyframe[] = [
      { transform: at(0, 0, 0.4), opacity: 0 },
      { transform: at(0.35, 0.8, 1), opacity: 1, offset: 0.3 },
      { transform: at(0.65, 1, 1), opacity: 1, offset: 0.6 },
      { transform: at(1, 0.4, 0.8), opacity: 0 },
    ];
    element.animate(frames, { duration: LENGTH, easing: 'ease-out', fill: 'both' });
  };
}
