import { describe, expect, it } from 'vitest';
import { qrCode, qrPath } from '.';
import { alpha, correction, multiply } from './reed-solomon';
import { codeWords } from './words';

/** A polynomial's value; data and correction together must have the generator's roots. */
function valueAt(words: number[], x: number): number {
  return words.reduce((sum, word) => multiply(sum, x) ^ word, 0);
}

function drawn(text: string): string[] {
  const grid = qrCode(text);
  const span = Array.from({ length: grid.size }, (_, index) => index);
  return span.map((row) => span.map((column) => (grid.isDark(row, column) ? '#' : '.')).join(''));
}

describe('error correction', () => {
  it('leaves no remainder', () => {
    const data = [64, 86, 134, 86, 198, 198, 240, 236, 17, 236, 17, 236, 17, 236, 17, 236];
    const whole = [...data, ...correction(data, 10)];
    for (let root = 0; root < 10; root += 1) expect(valueAt(whole, alpha(root))).toBe(0);
    expect(valueAt([...whole.slice(0, -1), 1 ^ (whole.at(-1) ?? 0)], alpha(0))).not.toBe(0);
  });
});

describe('code words', () => {
  it('begin with mode, length and text, and are filled up', () => {
    const { version, words } = codeWords('hello');
    expect(version).toBe(1);
    expect(words.slice(0, 9)).toEqual([0x40, 0x56, 0x86, 0x56, 0xc6, 0xc6, 0xf0, 0xec, 0x11]);
    expect(words).toHaveLength(26);
  });

  it.each([
    [14, 1],
    [15, 2],
    [42, 3],
    [62, 4],
    [106, 6],
    [152, 8],
    [153, 9],
    [213, 10],
  ])('%i letters fit version %i', (length, version) => {
    expect(codeWords('a'.repeat(length)).version).toBe(version);
  });

  it('count every word of every block once', () => {
    const totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
    const lengths = [10, 20, 40, 60, 80, 100, 120, 150, 170, 200];
    expect(lengths.map((length) => codeWords('a'.repeat(length)).words.length)).toEqual(totals);
  });

  it('refuse what is too long', () => {
    expect(() => codeWords('a'.repeat(214))).toThrow(RangeError);
  });
});

describe('the drawing', () => {
  it('has three finders, timing lines and the dark module', () => {
    const rows = drawn('https://boriken.example/table/q7t2mzk4wy3a');
    const size = rows.length;
    expect(size).toBe(29);
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(rows[6]?.slice(8, size - 8)).toBe('#.#.#.#.#.#.#');
    expect(rows[size - 8]?.[8]).toBe('#');
  });

  it('says level M and its mask the same way twice', () => {
    const rows = drawn('hello');
    const one = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => rows[8]?.[column]).join('');
    const two = [20, 19, 18, 17, 16, 15, 14].map((row) => rows[row]?.[8]).join('');
    expect(two).toBe(one.slice(0, 7));
    // Level M is 00; the standard flips the bits by 101, so that the first is dark and the second light.
    expect(one.slice(0, 2)).toBe('#.');
  });

  it('is as scanners have read it', () => {
    expect(drawn('Boriken').join('\n')).toMatchInlineSnapshot(`
      "#######.......#######
      #.....#.##....#.....#
      #.###.#..##...#.###.#
      #.###.#..##...#.###.#
      #.###.#.###.#.#.###.#
      #.....#.....#.#.....#
      #######.#.#.#.#######
      .........#.##........
      #.#.#.#...##....#..#.
      #...##.#..#...##..###
      ...#..###.#.#...##.##
      .#..##.####...###..##
      .##..######.#.##.#..#
      ........#..#.#.###.#.
      #######..###.####..##
      #.....#..#####......#
      #.###.#.##.#.####..##
      #.###.#..##...######.
      #.###.#.#...#..####.#
      #.....#..##...#.#..#.
      #######.#.#.#.#....##"
    `);
  });

  it('becomes a path with one square for each dark module', () => {
    const dark = drawn('hello').join('').replaceAll('.', '').length;
    expect(qrPath(qrCode('hello')).match(/M/g)).toHaveLength(dark);
  });
});
