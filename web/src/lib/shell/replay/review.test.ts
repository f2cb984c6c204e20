import { describe, expect, it } from 'vitest';
import type { Review, ReviewedMove } from '../../api/types';
import { chancesByRound, followReview, mistakes, turningPoints, type WholeReview } from './review';

function move(number: number, round: number, seat: number, chances: number[], loss = 0): ReviewedMove {
  const played = { action: 'mayor', win: 0.2, points: 30 };
  const best = { action: 'builder', win: 0.2 + loss, points: 33 };
  return { number, seq: number + 4, round, seat, decision: 'round', chances, played, best, loss };
}

const review: WholeReview = {
  done: 4,
  total: 4,
  moves: [
    move(0, 1, 0, [0.5, 0.5]),
    move(2, 1, 1, [0.48, 0.52], 0.3),
    move(3, 2, 0, [0.804, 0.196], 0.1),
    move(5, 3, 1, [0.6, 0.4], 0.2),
  ],
  final: [1, 0],
  turning_points: [2, 3, 5],
  blunders: [2, 5, 3],
};

describe('a review', () => {
  it('has the chances before each round and at the end', () => {
    expect(chancesByRound(review)).toEqual({ rounds: [1, 2, 3, null], seqs: [4, 7, 9, 10], series: [[50, 80, 60, 100], [50, 20, 40, 0]] });
  });

  it('says whose chance changed most at a turning point', () => {
    const points = turningPoints(review, 10);
    expect(points.map((point) => point.move.number)).toEqual([2, 3, 5]);
    expect(points.at(-1)?.swing).toEqual({ seat: 0, before: 0.6, after: 1 });
  });

  it('leaves out the smaller ones of many turning points', () => {
    expect(turningPoints(review, 2).map((point) => point.move.number)).toEqual([2, 5]);
  });

  it('has the mistakes of one seat or of all, the worst first', () => {
    expect(mistakes(review, null, 2).map((one) => one.number)).toEqual([2, 5]);
    expect(mistakes(review, 0, 10).map((one) => one.number)).toEqual([3]);
  });
});

describe('following a review', () => {
  const parts: Review[] = [{ ...review, done: 1, final: null }, { ...review, done: 3, final: null }, review];

  it('asks until all is ready', async () => {
    const told: number[] = [];
    let asked = 0;
    const ask = () => Promise.resolve(parts[asked++] ?? review);
    await followReview(ask, (part) => told.push(part.done), () => false, () => Promise.resolve());
    expect([told, asked]).toEqual([[1, 3, 4], 3]);
  });

  it('asks no more when the page is left', async () => {
    const told: number[] = [];
    const ask = () => Promise.resolve(parts[0] ?? review);
    await followReview(ask, (part) => told.push(part.done), () => told.length === 2, () => Promise.resolve());
    expect(told).toEqual([1, 1]);
  });
});
