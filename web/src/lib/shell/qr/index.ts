/** QR codes for invitation links. */

import { blankGrid, drawFormat, type Grid } from './grid';
import { codeWords } from './words';

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of a text, with the mask that is easiest to read. */
export function qrCode(text: string): Grid {
  const { version, words } = codeWords(text);
  const plain = blankGrid(version);
  place(plain, words);
  let best = masked(plain, 0);
  for (let mask = 1; mask < MASKS.length; mask += 1) {
    const other = masked(plain, mask);
    if (penalty(other) < penalty(best)) best = other;
  }
  return best;
}

/** The dark modules as the outline of an SVG path, one unit each. */
export function qrPath(grid: Grid): string {
  let path = '';
  for (let row = 0; row < grid.size; row += 1) {
    for (let column = 0; column < grid.size; column += 1) {
      if (grid.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return path;
}

/** Upwards and downwards in turn, two columns at a time, from the right; the timing column is left out. */
function place(grid: Grid, words: number[]): void {
  let bit = 0;
  let upwards = true;
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step += 1) {
      const row = upwards ? grid.size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid.isFixed(row, column)) continue;
        grid.set(row, column, (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1);
        bit += 1;
      }
    }
    upwards = !upwards;
  }
}

function masked(plain: Grid, mask: number): Grid {
  const grid = plain.copy();
  const isFlipped = MASKS[mask];
  for (let row = 0; row < grid.size; row += 1) {
    for (let column = 0; column < grid.size; column += 1) {
      if (!grid.isFixed(row, column) && isFlipped?.(row, column)) {
        grid.set(row, column, !grid.isDark(row, column));
      }
    }
  }
  drawFormat(grid, mask);
  return grid;
}

/** Looks like a finder pattern with a light border on one side. */
const FINDER_LIKE = /00001011101|10111010000/g;

/** How hard a code is to read (ISO/IEC 18004, 7.8.3): runs, blocks, false finders, imbalance. */
function penalty(grid: Grid): number {
  const span = Array.from({ length: grid.size }, (_, index) => index);
  const bit = (row: number, column: number) => (grid.isDark(row, column) ? '1' : '0');
  const rows = span.map((row) => span.map((column) => bit(row, column)).join(''));
  const columns = span.map((column) => span.map((row) => bit(row, column)).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(FINDER_LIKE)?.length ?? 0);
  }
  let dark = 0;
  for (const row of span) {
    for (const column of span) {
      const here = grid.isDark(row, column);
      if (here) dark += 1;
      if (row === 0 || column === 0) continue;
      const isBlock =
        here === grid.isDark(row - 1, column) &&
        here === grid.isDark(row, column - 1) &&
        here === grid.isDark(row - 1, column - 1);
      if (isBlock) points += 3;
    }
  }
  const share = (100 * dark) / grid.size ** 2;
  return points + 10 * Math.floor(Math.abs(share - 50) / 5);
}
