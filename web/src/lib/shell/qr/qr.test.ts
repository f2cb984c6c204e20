import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrModules, qrPath } from '.';

/** What a camera would see: each square of the path several dots wide. */
function photographed(path: string, side: number) {
  const DOTS = 4;
  const width = side * DOTS;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < DOTS * DOTS; dot += 1) {
      const column = Number(x) * DOTS + (dot % DOTS);
      const row = Number(y) * DOTS + Math.floor(dot / DOTS);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

describe('the code of a link', () => {
  it.each([
    'https://boriken.example/table/q7t2mzk4wy3a',
    'http://192.168.1.20:8000/table/q7t2mzk4wy3a?seat=eyJ0IjoicTd0MiJ9.MzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MA',
    'https://boriken.example/mesa/café',
  ])('is read as it was drawn: %s', (link) => {
    const modules = qrModules(link);
    expect(decodeQR(photographed(qrPath(modules), modules.length))).toBe(link);
  });

  it('has a light border of four modules', () => {
    const modules = qrModules('hello');
    expect(modules.slice(0, 4).flat()).not.toContain(true);
    expect(modules.map((row) => row.slice(-4)).flat()).not.toContain(true);
    expect(modules[4]?.[4]).toBe(true);
  });
});
