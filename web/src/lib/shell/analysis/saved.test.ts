import { describe, expect, it } from 'vitest';
import { FORMAT, packed, readStudy, type SavedStudy, unpacked } from './saved';

const STUDY: SavedStudy = {
  format: FORMAT,
  names: ['Ana', 'Zoë', ''],
  position: 'players = 3\n',
  note: '¿Y si…?',
  next: [{ actions: ['captain'], next: [{ actions: ['load corn 5'], draw: 7, note: 'blocks' }] }, { actions: ['pass'] }],
};

describe('a study', () => {
  it('fits into a link, and comes out the same', async () => {
    const text = await packed(STUDY);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpacked(text)).toEqual(STUDY);
  });

  it('is read from what was downloaded', () => {
    expect(readStudy(JSON.stringify(STUDY, null, 2))).toEqual(STUDY);
  });

  it('is a bare position, too', () => {
    expect(readStudy(' players = 3\n')).toEqual({ format: FORMAT, names: [], position: 'players = 3' });
  });
});

describe('what is no study', () => {
  it.each([
    ['nothing', ''],
    ['something else in JSON', '{"format": "other"}'],
    ['a list', '[1]'],
    ['no position', JSON.stringify({ ...STUDY, position: 7 })],
    ['a move without actions', JSON.stringify({ ...STUDY, next: [{ actions: [] }] })],
    ['an action that is no text', JSON.stringify({ ...STUDY, next: [{ actions: [3] }] })],
    ['a draw that is none', JSON.stringify({ ...STUDY, next: [{ actions: ['pass'], draw: -1 }] })],
    ['something wrong deep inside', JSON.stringify({ ...STUDY, next: [{ actions: ['pass'], next: [{ actions: 'pass' }] }] })],
    ['too many moves', JSON.stringify({ ...STUDY, next: Array.from({ length: 2_001 }, () => ({ actions: ['pass'] })) })],
    ['too long a position', 'x'.repeat(20_001)],
  ])('%s', (_, text) => {
    expect(readStudy(text)).toBeNull();
  });

  it.each(['', '!', 'AAAA', 'aGFsbG8'])('a link that says %s', async (text) => {
    expect(await unpacked(text)).toBeNull();
  });

  it('a short link to a great deal', async () => {
    const spaces = new Blob([JSON.stringify(STUDY), ' '.repeat(3_000_000)]);
    const bytes = await new Response(spaces.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(10_000);
    const text = btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_');
    expect(await unpacked(text)).toBeNull();
  });
});
