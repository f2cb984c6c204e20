/** The square of a QR code: dark and light modules, some of them fixed by the standard. */

export class Grid {
  readonly size: number;
  readonly version: number;
  #dark: Uint8Array;
  #fixed: Uint8Array;

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.#dark = new Uint8Array(this.size ** 2);
    this.#fixed = new Uint8Array(this.size ** 2);
  }

  copy(): Grid {
    const grid = new Grid(this.version);
    grid.#dark = this.#dark.slice();
    grid.#fixed = this.#fixed;
    return grid;
  }

  isDark(row: number, column: number): boolean {
    return this.#dark[row * this.size + column] === 1;
  }

  isFixed(row: number, column: number): boolean {
    return this.#fixed[row * this.size + column] === 1;
  }

  set(row: number, column: number, dark: boolean): void {
    this.#dark[row * this.size + column] = dark ? 1 : 0;
  }

  /** Set a module that carries no data; outside of the square nothing happens. */
  fix(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.set(row, column, dark);
    this.#fixed[row * this.size + column] = 1;
  }
}

/** Centres of alignment patterns, versions 1 to 10. */
const ALIGNMENTS = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** A grid with everything that does not depend on the text; places for the format are kept light. */
export function blankGrid(version: number): Grid {
  const grid = new Grid(version);
  const last = grid.size - 1;
  for (const [row, column] of [[3, 3], [3, last - 3], [last - 3, 3]] as const) square(grid, row, column, 4);
  for (let place = 8; place < last - 7; place += 1) {
    grid.fix(6, place, place % 2 === 0);
    grid.fix(place, 6, place % 2 === 0);
  }
  const centres = ALIGNMENTS[version - 1] ?? [];
  for (const row of centres) {
    for (const column of centres) {
      const isAtFinder = Math.min(row, column) === 6 && [6, last - 6].includes(Math.max(row, column));
      if (!isAtFinder) square(grid, row, column, 2);
    }
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid);
  return grid;
}

/** Nested squares around a centre: a finder (reach 4, its border light) or an alignment pattern (reach 2). */
function square(grid: Grid, row: number, column: number, reach: number): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      const light = reach === 4 ? [2, 4] : [1];
      grid.fix(row + down, column + right, !light.includes(ring));
    }
  }
}

/** The remainder of a number by a polynomial, as the standard's BCH codes append it. */
function withRemainder(value: number, polynomial: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

const LEVEL_M = 0b00;

/** Level and mask, twice (ISO/IEC 18004, 7.9). */
export function drawFormat(grid: Grid, mask: number): void {
  const bits = withRemainder((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  const last = grid.size - 1;
  for (let place = 0; place < 15; place += 1) {
    const dark = ((bits >> place) & 1) === 1;
    if (place < 6) grid.fix(place, 8, dark);
    else if (place < 8) grid.fix(place + 1, 8, dark);
    else if (place === 8) grid.fix(8, 7, dark);
    else grid.fix(8, 14 - place, dark);
    if (place < 8) grid.fix(8, last - place, dark);
    else grid.fix(last - 14 + place, 8, dark);
  }
  grid.fix(last - 7, 8, true);
}

function drawVersion(grid: Grid): void {
  const bits = withRemainder(grid.version, 0x1f25, 12);
  for (let place = 0; place < 18; place += 1) {
    const dark = ((bits >> place) & 1) === 1;
    const far = grid.size - 11 + (place % 3);
    const near = Math.floor(place / 3);
    grid.fix(far, near, dark);
    grid.fix(near, far, dark);
  }
}
