/** What lies at the quay beside the cargo ships: the trading house, and where the workers arrive. */
import { inset, print, type Drawing, type Layer, type Tint } from './drawing';
import { barrel, type GoodPicture } from './goods';
import { afloat, flag, person, smoke } from './props';
import { arcade, arch, box, disc, panes, poly, repeat, scallops, strokes } from './sorts';

const STALL = 32;
const WING = 12;
const FULL = 96;

export const tradingHouseField = (stalls: number): readonly [number, number] => [
  2 * WING + stalls * STALL,
  FULL,
];

/** A front with a stall for every place; what is sold stands in it, `offered` as if it stood there already. */
export function tradingHouse(stalls: number, sold: readonly GoodPicture[], offered?: GoodPicture): string {
  const casks = [...sold, ...(offered ? [offered] : [])].slice(0, stalls);
  return (
    print(houseFront(stalls)) +
    casks
      .map((good, place) => {
        const cask = inset(barrel(good), WING + place * STALL + 2, 62.5, 0.44);
        return place < sold.length ? cask : `<g class="ghost">${cask}</g>`;
      })
      .join('') +
    print(awnings(stalls))
  );
}

function houseFront(stalls: number): Drawing {
  const width = tradingHouseField(stalls)[0];
  const middle = width / 2;
  const windows = Math.max(0, Math.floor((middle - 36) / 14));
  return [
    ...flag(middle, 10, 9, 'red', 11),
    ['lime', 2, box(4, 31, width - 8, 59)],
    ['hatch', 0, box(4, 31, width - 8, 5)],
    ['rose', 2, poly(0, 32, 10, 17, width - 10, 17, width, 32)],
    ['', 1, scallops(1, 8, 22, width - 16, Math.round(width / 7), 4) + scallops(1, 4, 27.5, width - 8, Math.round(width / 7), 4)],
    ['glass', 2, arcade(windows, 12, 37, 6, 13, 14) + arcade(windows, width - 18, 37, 6, 13, -14)],
    ['leaf', 1, panes(windows, 9.5, 41, 2.5, 9, 14) + panes(windows, 18, 41, 2.5, 9, 14)],
    ['leaf', 1, panes(windows, width - 20.5, 41, 2.5, 9, -14) + panes(windows, width - 12, 41, 2.5, 9, -14)],
    ['lime', 2, `M${middle - 26} 52V28L${middle} 8L${middle + 26} 28V52z`],
    ['hatch', 0, `M${middle} 8L${middle + 26} 28v4L${middle} 12L${middle - 26} 32v-4z`],
    ['paper', 2, disc(middle, 34, 14)],
    ['', 2, `M${middle} 24v18M${middle - 9} 28h18M${middle - 5} 43h10`],
    ['gold', 2, `M${middle - 13} 36l4-8 4 8q-4 4-8 0zM${middle + 5} 36l4-8 4 8q-4 4-8 0z`],
    ['glass', 2, repeat(stalls, STALL, 0, (x) => arch(WING + x + 2, 58, STALL - 4, 32))],
    ['wood', 1, repeat(stalls, STALL, 0, (x) => box(WING + x + 2, 87, STALL - 4, 3))],
    ['stone', 2, box(0, 90, width, 6)],
    ['', 1, strokes(Math.floor(width / 16), 10, 90, 0, 6, 16, 0)],
  ];
}

function awnings(stalls: number): Drawing {
  const stripes = stalls * 4;
  const stripe = (x: number): string => `M${WING + x} 52h8v10a4 4 0 0 1-8 0z`;
  return [
    ['paper', 2, repeat(stripes, 8, 0, stripe)],
    ['tint', 2, repeat(stripes / 2, 16, 0, stripe)],
    ['wood', 2, box(WING - 3, 50, stalls * STALL + 6, 3)],
  ];
}

export const ARRIVAL_FIELD = [176, FULL] as const;

/** Workers and nobles at the rail of a steamer, or (`register`) before the office that lists them. */
export function arrival(workers: number, nobles: number, register: boolean): string {
  const rows = register ? QUEUES : RAILS;
  const people = Array.from({ length: Math.min(workers + nobles, MOST) }, (_, index) => index < nobles);
  const crowd = (row: number) => people.slice(row * PER_ROW, (row + 1) * PER_ROW).map((noble, index) => someone(index, rows[row] ?? 0, noble));
  const [front, back] = [crowd(0).flat(), crowd(1).flat()];
  return register ? print([...OFFICE, ...back, ...front]) : print([...STEAMER, ...back, ...UPPER_RAIL, ...front, ...HULL]);
}

const PER_ROW = 10;
const MOST = 2 * PER_ROW;
/** Where the feet of each row are. */
const RAILS = [60, 36];
const QUEUES = [92, 80];
const SHIRTS: Tint[] = ['paper', 'azure', 'paper', 'ochre', 'rose', 'paper', 'leaf'];

function someone(index: number, y: number, noble: boolean): Layer[] {
  return person(24 + index * 13, y, noble ? 'ink' : (SHIRTS[(index * 3 + y) % SHIRTS.length] ?? 'paper'), noble);
}

const STEAMER: Drawing = [
  ['', 1, 'M30 4L4 52M30 4L92 10M142 4L92 10M142 4L172 46'],
  ['wood', 2, box(28.8, 2, 2.4, 50) + box(140.8, 2, 2.4, 50)],
  ['red', 1, 'M30 2h11l-3 2.5 3 2.5H30z'],
  ['gold', 1, 'M142 2h11l-3 2.5 3 2.5h-11z'],
  ...smoke(94, 5),
  ['red', 2, poly(84, 36, 86, 8, 100, 8, 102, 36)],
  ['ink', 2, 'M85.6 14L86 8h14l.4 6z'],
  ['hatch', 0, poly(95, 14, 100.4, 14, 102, 36, 95, 36)],
];

const UPPER_RAIL: Drawing = [
  ['paper', 2, box(18, 36, 138, 22)],
  ['hatch', 0, box(18, 36, 138, 4)],
  ['glass', 1, panes(9, 24, 44, 6, 8, 14.5)],
  ['', 1, strokes(24, 18, 29, 0, 7, 6, 0)],
  ['', 2, 'M16 29H158'],
];

const HULL: Drawing = [
  ['azure', 2, 'M3 60H154q10 0 19-5-4 22-14 37H16Q5 80 3 60z'],
  ['hatch', 0, 'M6 74Q9 84 16 92H159q5-8 8-18z'],
  ['brick', 1, 'M10 83q3 5 6 9H159q3-4 5-9z'],
  ['paper', 1, 'M3 60H154q10 0 18.6-4.6l-.8 4Q164 64 154 64H3.4z'],
  ['glass', 1, repeat(10, 13, 0, (x) => disc(24 + x, 71, 2.6))],
  ['', 1, strokes(26, 6, 53, 0, 7, 6, 0)],
  ['', 2, 'M3 53H160'],
  ...afloat(176),
];

const OFFICE: Drawing = [
  ...flag(88, 10, 9, 'gold', 11),
  ['azure', 2, box(10, 30, 156, 60)],
  ['hatch', 0, box(10, 30, 156, 6)],
  ['brick', 2, poly(4, 31, 14, 15, 162, 15, 172, 31)],
  ['', 1, scallops(1, 12, 20, 152, 22, 4) + scallops(1, 8, 26, 160, 23, 4)],
  ['paper', 2, 'M58 50V26q0-8 12-10 18-2 18-8 0 6 18 8 12 2 12 10v24z'],
  ['paper', 2, 'M88 30q-9-4-18-1v16q9-3 18 1 9-4 18-1V29q-9-3-18 1z'],
  ['', 1, 'M88 30v16M74 33q6-1 10 1M74 37q6-1 10 1M92 34q6-2 10-1M92 38q6-2 10-1'],
  ['glass', 2, arcade(2, 18, 42, 12, 22, 20) + arcade(2, 126, 42, 12, 22, 20)],
  ['', 1, 'M24 42v22M44 42v22M132 42v22M152 42v22M18 52h12M38 52h12M126 52h12M146 52h12'],
  ['wood', 2, arch(74, 54, 28, 36)],
  ['glass', 2, arch(78, 58, 20, 32)],
  ['stone', 2, box(0, 90, 176, 6)],
];
