import { describe, expect, it } from 'vitest';
import { inFigures, secondsUntil } from './duration';

describe('time that is left', () => {
  it('is counted in whole seconds and never negative', () => {
    const now = Date.parse('2026-11-15T18:00:00.000Z');
    expect(secondsUntil('2026-11-15T18:02:04.200Z', now)).toBe(125);
    expect(secondsUntil('2026-11-15T17:59:00Z', now)).toBe(0);
  });

  it('is written as on a clock', () => {
    expect([0, 9, 65, 3_725].map(inFigures)).toEqual(['0:00', '0:09', '1:05', '1:02:05']);
  });
});
