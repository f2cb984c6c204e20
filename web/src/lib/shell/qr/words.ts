/** A text as the sequence of code words of a QR code, error correction level M, versions 1 to 10. */

import { correction } from './reed-solomon';

interface Capacity {
  /** Data words of each block. */
  blocks: number[];
  /** Correction words of each block. */
  correction: number;
}

const repeat = (times: number, words: number) => new Array<number>(times).fill(words);

/** ISO/IEC 18004, table 9, level M; index 0 is version 1. */
const CAPACITIES: Capacity[] = [
  { blocks: [16], correction: 10 },
  { blocks: [28], correction: 16 },
  { blocks: [44], correction: 26 },
  { blocks: repeat(2, 32), correction: 18 },
  { blocks: repeat(2, 43), correction: 24 },
  { blocks: repeat(4, 27), correction: 16 },
  { blocks: repeat(4, 31), correction: 18 },
  { blocks: [...repeat(2, 38), ...repeat(2, 39)], correction: 22 },
  { blocks: [...repeat(3, 36), ...repeat(2, 37)], correction: 22 },
  { blocks: [...repeat(4, 43), 44], correction: 26 },
];

const BYTE_MODE = 0b0100;
const PADS = [0b11101100, 0b00010001];

const dataWords = (capacity: Capacity) => capacity.blocks.reduce((sum, words) => sum + words, 0);
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

export interface CodeWords {
  version: number;
  words: number[];
}

/** The code words in the smallest version that holds the text. */
export function codeWords(text: string): CodeWords {
  const bytes = new TextEncoder().encode(text);
  for (const [index, capacity] of CAPACITIES.entries()) {
    const version = index + 1;
    const bits = 4 + lengthBits(version) + 8 * bytes.length;
    if (bits <= 8 * dataWords(capacity)) {
      return { version, words: interleave(encode(bytes, version, dataWords(capacity)), capacity) };
    }
  }
  throw new RangeError(`A text of ${bytes.length} bytes is too long for a QR code here.`);
}

function encode(bytes: Uint8Array, version: number, size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let place = count - 1; place >= 0; place -= 1) bits.push((value >> place) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, 8 * size - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((word, bit) => word * 2 + bit, 0));
  }
  for (let pad = 0; words.length < size; pad += 1) words.push(PADS[pad % 2] ?? 0);
  return words;
}

/** The first word of every block, then the second of every block, ...; then the same for correction. */
function interleave(data: number[], capacity: Capacity): number[] {
  const blocks: number[][] = [];
  let start = 0;
  for (const size of capacity.blocks) {
    blocks.push(data.slice(start, start + size));
    start += size;
  }
  return [...columns(blocks), ...columns(blocks.map((block) => correction(block, capacity.correction)))];
}

function columns(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  const words: number[] = [];
  for (let place = 0; place < longest; place += 1) {
    for (const row of rows) {
      const word = row[place];
      if (word !== undefined) words.push(word);
    }
  }
  return words;
}
