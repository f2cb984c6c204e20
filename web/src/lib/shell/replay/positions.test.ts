import { describe, expect, it } from 'vitest';
import type { Position } from '../../api/types';
import { placeAmong, placeOf, Positions } from './positions';

describe('positions of a replay', () => {
  it('are loaded once', async () => {
    const asked: number[] = [];
    const positions = new Positions((seq) => {
      asked.push(seq);
      return Promise.resolve({ seq } as Position);
    });
    expect((await positions.at(7)).seq).toBe(7);
    await positions.at(7);
    expect(asked).toEqual([7]);
  });

  it('are asked for again if they did not come', async () => {
    let tries = 0;
    const positions = new Positions((seq) =>
      tries++ === 0 ? Promise.reject(new Error()) : Promise.resolve({ seq } as Position),
    );
    await expect(positions.at(7)).rejects.toThrow();
    expect((await positions.at(7)).seq).toBe(7);
  });

  it('are forgotten, oldest first, when there are many', async () => {
    const asked: number[] = [];
    const positions = new Positions((seq) => {
      asked.push(seq);
      return Promise.resolve({ seq } as Position);
    });
    for (let seq = 1; seq <= 61; seq += 1) await positions.at(seq);
    await positions.at(61);
    await positions.at(1);
    expect(asked).toHaveLength(62);
    expect(asked.at(-1)).toBe(1);
  });

  it('lie between those of a chart', () => {
    const moments = [2, 6, 10];
    expect([1, 2, 4, 6, 9, 10, 12].map((seq) => placeAmong(moments, seq))).toEqual([0, 0, 0.5, 1, 1.75, 2, 2]);
    expect(placeAmong([], 4)).toBe(0);
  });

  it('are found by an entry near them', () => {
    const moments = [2, 5, 9];
    expect([0, 2, 4, 5, 8, 9, 50].map((seq) => placeOf(moments, seq))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(placeOf([], 3)).toBe(0);
  });
});
