import { expect, it } from 'vitest';
import { type Box, dock } from './docking';

const SCREEN = { width: 1280, height: 800 };
const HELP = { width: 300, height: 150 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

it('leaves a row of cards free: it lies below the row', () => {
  const row = box(10, 60, 400, 90);
  expect(dock(HELP, box(110, 60, 90, 90), row, [{ box: row, weight: 2 }], SCREEN)).toEqual({ left: 8, top: 158 });
});

it('lies above where there is no room below', () => {
  const row = box(10, 700, 1200, 90);
  expect(dock(HELP, box(600, 700, 90, 90), row, [{ box: row, weight: 2 }], SCREEN).top).toBe(542);
});

it('leaves the decision free, beside a thing in the middle of many', () => {
  const market = box(420, 60, 440, 700);
  const decision = box(880, 400, 400, 400);
  const spot = dock(HELP, box(640, 600, 100, 60), market, [{ box: market, weight: 1 }, { box: decision, weight: 8 }], SCREEN);
  expect(spot.left + HELP.width).toBeLessThanOrEqual(640);
});

it('leaves the decision free for a thing within it', () => {
  const decision = box(880, 500, 390, 290);
  const row = box(900, 540, 350, 40);
  const spot = dock(HELP, box(960, 540, 80, 40), row, [{ box: row, weight: 1 }, { box: decision, weight: 8 }], SCREEN);
  expect(spot).toEqual({ left: 850, top: 342 });
});

it('stays on the screen', () => {
  const corner = box(1270, 790, 10, 10);
  const { left, top } = dock(HELP, corner, corner, [], SCREEN);
  expect([left + HELP.width <= SCREEN.width, top + HELP.height <= SCREEN.height]).toEqual([true, true]);
});
