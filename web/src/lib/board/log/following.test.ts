import { expect, it } from 'vitest';
import { follows } from './following';

const at = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 200 });

it('follows the end', () => {
  expect(follows(false, 500, at(790))).toBe(true);
});

it('stays where somebody scrolls up, and while they read on there', () => {
  expect(follows(true, 800, at(600))).toBe(false);
  expect(follows(false, 600, at(650))).toBe(false);
});

it('follows an end that has moved on before the scroll event came', () => {
  expect(follows(true, 700, at(800, 1400))).toBe(true);
});
