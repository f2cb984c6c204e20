/** A cargo ship as long as it has holds. */
import { inset, print, type Drawing } from './drawing';
import { barrel, type GoodPicture } from './goods';
import { box, waves } from './sorts';

const HOLD = 28;
const STERN = 12;
const BOW = 24;

export const shipLength = (holds: number): number => STERN + holds * HOLD + BOW;

/** `ghosts` barrels more are shown as if they were loaded already: the preview of a move. */
export function ship(holds: number, good: GoodPicture | undefined, loaded: number, ghosts: number): string {
  let markup = print(hull(holds));
  for (let hold = 0; hold < holds; hold++) {
    if (!good || hold >= loaded + ghosts) continue;
    const cask = inset(barrel(good), STERN + hold * HOLD + 1, 24, 0.406);
    markup += hold < loaded ? cask : `<g class="ghost">${cask}</g>`;
  }
  return markup;
}

function hull(holds: number): Drawing {
  const length = shipLength(holds);
  const deck = STERN + holds * HOLD;
  return [
    ['sea', 0, `M0 55H${length}V64H0z`],
    ['', 2, `M${deck + 4} 22L${length - 1} 12M${deck - 8} 3L${length - 1} 12`],
    ...rigging(holds),
    ['wood', 2, `M2 15H11V22H${deck + 19}q-3 28-17 37H15Q2 52 2 15z`],
    ['hatch', 0, `M5 40Q8 55 15 59H${deck + 2}q9-7 12.5-19z`],
    [
      'hollow',
      2,
      Array.from({ length: holds }, (_, hold) => box(STERN + hold * HOLD, 23, HOLD, 28)).join(''),
    ],
    ['', 1, waves(Math.floor(length / 10), 2, 60, 10)],
  ];
}

/** A mast for every third hold or so. */
function rigging(holds: number): Drawing {
  const masts = Math.max(1, Math.round(holds / 3));
  const gap = (holds * HOLD) / masts;
  const at = Array.from({ length: masts }, (_, mast) => STERN + gap * (mast + 0.5));
  return [
    ['', 2, at.map((x) => `M${x} 22V2`).join('')],
    ['paper', 2, at.map((x) => `M${x - 17} 3h34q4 8 0 16h-34q4-8 0-16z`).join('')],
    ['hatch', 0, at.map((x) => `M${x + 7} 3h10q4 8 0 16h-10q4-8 0-16z`).join('')],
    ['red', 1, at.map((x) => `M${x} 0h9l-2 2 2 2h-9z`).join('')],
  ];
}
