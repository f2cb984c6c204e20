import { describe, expect, it } from 'vitest';
import { drawCurve } from './curve';

const FIELD = { width: 300, height: 100 };
const point = (rating: number, doubt: number) => ({ at: '2026-01-01T00:00:00.000Z', rating, doubt });

describe('a rating over time', () => {
  it('is drawn between round numbers around all that is shown', () => {
    const { low, high, line, end } = drawCurve([point(1500, 300), point(1650, 80)], FIELD);
    expect([low, high]).toEqual([1200, 1800]);
    expect(line).toBe('M0 50L300 25');
    expect(end).toEqual({ x: 300, y: 25 });
  });

  it('has its doubt around it, there and back', () => {
    expect(drawCurve([point(1500, 300), point(1500, 150)], FIELD).band).toBe('M0 0L300 25L300 75L0 100Z');
  });

  it('is a single point after one game', () => {
    expect(drawCurve([point(1500, 100)], FIELD).line).toBe('M0 50');
  });
});
