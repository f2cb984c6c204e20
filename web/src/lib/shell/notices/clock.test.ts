import { expect, test } from 'vitest';
import { asMinutes, asTime } from './clock';

test('minutes are read as they are written', () => {
  for (const minutes of [0, 59, 60, 480, 1320, 1439]) expect(asMinutes(asTime(minutes))).toBe(minutes);
  expect(asTime(480)).toBe('08:00');
  expect(asMinutes('')).toBe(0);
});
