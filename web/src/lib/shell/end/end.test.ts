import { describe, expect, it } from 'vitest';
import type { Scores } from '../../api/types';
import { pathOf, pointsOf, topOf } from './chart';
import { sheetLines } from './sheet';

const scores: Scores = {
  scores: [
    { seat: 0, total: 20, parts: { chips: 8, buildings: 10, fortress: 2 }, tie_break: 3 },
    { seat: 1, total: 24, parts: { chips: 14, buildings: 9, nobles: 1 }, tie_break: 0 },
    { seat: 2, total: 20, parts: { chips: 20, buildings: 0 }, tie_break: 5 },
  ],
  winners: [1],
  ranking: [1, 2, 0],
  ending: ['city'],
  rounds: 15,
};

describe('the score sheet', () => {
  it('has a line for each source, the common ones first', () => {
    expect(sheetLines(scores)).toEqual([
      { source: 'chips', points: [8, 14, 20] },
      { source: 'buildings', points: [10, 9, 0] },
      { source: 'nobles', points: [null, 1, null] },
      { source: 'fortress', points: [2, null, null] },
    ]);
  });
});

describe('the chart', () => {
  it('has a scale that ends on a round number', () => {
    expect(topOf([[0, 3], [1, 4]])).toBe(4);
    expect(topOf([[47]])).toBe(50);
    expect(topOf([[61]])).toBe(80);
    expect(topOf([[0]])).toBe(1);
  });

  it('draws from left to right, high values on top', () => {
    const points = pointsOf([0, 5, 10], 10, { width: 200, height: 100 });
    expect(points).toEqual([{ x: 0, y: 100 }, { x: 100, y: 50 }, { x: 200, y: 0 }]);
    expect(pathOf(points)).toBe('M0 100L100 50L200 0');
  });
});
