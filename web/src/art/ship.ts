/** A cargo ship under sail, as long as it has holds; the hull is cut open so that one sees into them. */
import { inset, print, type Drawing } from './drawing';
import { barrel, type GoodPicture } from './goods';
import { afloat, flag, sailor } from './props';
import { box, disc, repeat } from './sorts';

const HOLD = 28;
const STERN = 24;
const BOW = 40;
/** How far down the hull begins: a compact ship is drawn from here, without masts and sails. */
const HULL_TOP = 28;

/** Width and height of the field that the ship is drawn on. */
export const shipField = (holds: number, compact: boolean): readonly [number, number] => [
  STERN + holds * HOLD + BOW,
  compact ? 96 - HULL_TOP : 96,
];

/** How many times its height a ship under sail is long. */
export const lengthOf = (holds: number): number => {
  const [width, height] = shipField(holds, false);
  return width / height;
};

interface Load {
  good?: GoodPicture;
  loaded: number;
  /** Barrels more, shown as if they were loaded already: the preview of a move. */
  ghosts: number;
}

export function ship(holds: number, { good, loaded, ghosts }: Load, compact = false): string {
  let markup = compact ? '' : print(rigging(holds)) + numeral(holds);
  markup += print(hull(holds));
  for (let hold = 0; hold < holds; hold++) {
    if (!good || hold >= loaded + ghosts) continue;
    const cask = inset(barrel(good), STERN + hold * HOLD - 1.1, 55.2, 0.44);
    markup += hold < loaded ? cask : `<g class="ghost">${cask}</g>`;
  }
  markup += print(afloat(shipField(holds, compact)[0]));
  return compact ? inset(markup, 0, -HULL_TOP, 1) : markup;
}

function hull(holds: number): Drawing {
  const deck = STERN + holds * HOLD;
  const inEveryHold = (shape: (x: number) => string): string =>
    repeat(holds, HOLD, 0, (x) => shape(STERN + x));
  return [
    ['wood', 2, `M${deck + 20} 41L${deck + 39} 29l1 2L${deck + 22} 48z`],
    ...flag(4, 40, 17, 'red', 12),
    ['gold', 0, 'M4.8 25.4h8.8l-.6 1.2H4.8z'],
    ...sailor(15, 38),
    ['wood', 2, `M2 37H23V50H${deck + 3}q13 0 25-9-3 32-17 51H17Q4 78 2 37z`],
    ['hatch', 0, `M5 62q3 18 12 30h${deck - 6}q11-14 14-30l-10-2v26H23V60z`],
    ['brick', 1, `M9 79q3 7 8 13h${deck - 6}q5-6 8.5-13l-9-1v8H22V78z`],
    ['ochre', 1, `M2.5 41H23v3.5H3zM23 50H${deck + 3}q12 0 23.6-8l-.6 4q-11 8-23 8H23z`],
    ['', 1, `M4 55H22M6 66H22M${deck + 4} 62q10 0 19-5M${deck + 3} 72q9 0 16-4`],
    ['glass', 1, box(6, 47, 4.5, 5) + box(14, 47, 4.5, 5)],
    ['hollow', 2, inEveryHold((x) => box(x, 54, 26, 29))],
    ['rule', 1, inEveryHold((x) => `M${x + 6} 60h14q4 10 0 20H${x + 6}q-4-10 0-20zM${x + 5} 70h16`)],
    ['', 2, `M${deck + 12} 60v11M${deck + 8} 63h8M${deck + 6} 67q1 5 6 5t6-5`],
    ['hollow', 1, disc(deck + 12, 58.5, 1.6)],
  ];
}

/** A mast for every other hold or so; they share the deck evenly. */
function masts(holds: number): number[] {
  const count = Math.max(1, Math.round(holds / 2.2));
  const gap = (holds * HOLD) / count;
  return Array.from({ length: count }, (_, mast) => Math.round(STERN + gap * (mast + 0.5)));
}

/** Half the width of the lower sails. */
const reach = (holds: number): number => Math.min(26, (holds * HOLD) / masts(holds).length / 2 - 4);

function rigging(holds: number): Drawing {
  const at = masts(holds);
  const lower = reach(holds);
  const upper = lower - 6;
  const tip = STERN + holds * HOLD + BOW - 2;
  const fore = at[at.length - 1] ?? STERN;
  const sails = (from: number): string =>
    at
      .map(
        (x) =>
          `M${x + from * upper} 7H${x + upper}q5 8 0 16H${x + from * upper}q5-8 0-16z` +
          `M${x + from * lower} 25H${x + lower}q6 10 0 21H${x + from * lower}q6-11 0-21z`,
      )
      .join('');
  return [
    ['', 1, at.map((x) => `M${x} 6L${x - 14} 50M${x} 6L${x + 14} 50M${x} 24L${x - 8} 50M${x} 24l8 26`).join('')],
    ['', 1, `M${fore} 4L${tip} 30M${at[0] ?? STERN} 8L6 37`],
    ['paper', 2, `M${fore + 8} 9L${tip - 2} 31Q${fore + 26} 32 ${fore + 14} 46z`],
    ['wood', 2, at.map((x) => box(x - 1.3, 2, 2.6, 49)).join('')],
    ['paper', 2, sails(-1)],
    ['hatch', 0, sails(0.5)],
    ['rule', 1, at.map((x) => `M${x - upper + 2} 15H${x + upper}M${x - lower + 3} 35.5H${x + lower + 1}`).join('')],
    ['wood', 1, at.map((x) => box(x - upper - 2, 5.4, 2 * upper + 4, 2) + box(x - lower - 2, 23.4, 2 * lower + 4, 2)).join('')],
    ['red', 1, at.map((x) => `M${x} 0h11l-3 2 3 2h-11z`).join('')],
  ];
}

/** How much it carries, on a sail. */
function numeral(holds: number): string {
  const at = masts(holds);
  return `<text x="${at[Math.floor(at.length / 2)] ?? STERN}" y="43">${holds}</text>`;
}
