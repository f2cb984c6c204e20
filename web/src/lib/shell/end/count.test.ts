import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scores } from '../../api/types';
import { Count } from './count.svelte';
import { countSteps, STRIDES, TIE_BREAK } from './counting';

const scores = (totals: Record<string, number>[], ties: number[] = []): Scores => ({
  scores: totals.map((parts, seat) => ({
    seat,
    parts,
    total: Object.values(parts).reduce((sum, part) => sum + part, 0),
    tie_break: ties[seat] ?? 0,
  })),
  ranking: totals.map((_, seat) => seat),
  winners: [0],
  ending: ['city'],
  rounds: 15,
});

const GAME = scores([{ chips: 8, buildings: 10, fortress: 2 }, { chips: 14, buildings: 9, explorer: 1, founder: 3 }, { chips: 3, buildings: 0 }]);

describe('the count of points', () => {
  it('adds source by source up to what the server says', () => {
    const steps = countSteps(GAME);
    expect(steps.map(({ source }) => source)).toEqual(['chips', 'buildings', 'fortress', 'explorer', 'founder']);
    expect(steps[1]).toEqual({ source: 'buildings', gained: [10, 9, 0], totals: [18, 23, 3] });
    expect(steps[2]?.gained).toEqual([2, null, null]);
    expect(steps.at(-1)?.totals).toEqual(GAME.scores.map(({ total }) => total));
  });

  it('counts sources of one group together', () => {
    const steps = countSteps(GAME, (source) => (['explorer', 'founder'].includes(source) ? 'achievements' : source));
    expect(steps.at(-1)).toEqual({ source: 'achievements', gained: [null, 4, null], totals: [20, 27, 3] });
  });

  it('ends with what decides a tie, among those who have the most points (END-6)', () => {
    const steps = countSteps(scores([{ chips: 20 }, { chips: 7 }, { chips: 20 }], [5, 9, 3]));
    expect(steps.at(-1)).toEqual({ source: TIE_BREAK, gained: [5, null, 3], totals: [20, 7, 20] });
  });
});

describe('counting before one’s eyes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const heard: (string | null)[] = [];
  const begun = (): Count => {
    heard.length = 0;
    const count = new Count(countSteps(GAME), (step) => heard.push(step?.source ?? null));
    count.start('normal');
    return count;
  };

  it('shows one source after the other, then the winner', () => {
    const count = begun();
    expect([count.counted, count.now]).toEqual([0, null]);
    vi.advanceTimersByTime(STRIDES.normal);
    expect(count.now?.source).toBe('chips');
    vi.advanceTimersByTime(STRIDES.normal * 5);
    expect(count.isOver).toBe(true);
    expect(heard).toEqual(['chips', 'buildings', 'fortress', 'explorer', 'founder', null]);
  });

  it('can be skipped at any time, and ends once', () => {
    const count = begun();
    vi.advanceTimersByTime(STRIDES.normal * 2);
    count.skip();
    count.skip();
    vi.advanceTimersByTime(STRIDES.normal * 9);
    expect(heard).toEqual(['chips', 'buildings', null]);
    expect(count.counted).toBe(5);
    expect(count.now).toBeNull();
  });

  it('goes on no longer when the page is left', () => {
    const count = begun();
    count.stop();
    vi.advanceTimersByTime(STRIDES.normal * 9);
    expect(heard).toEqual([]);
  });
});
