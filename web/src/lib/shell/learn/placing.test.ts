import { describe, expect, it } from 'vitest';
import { type Box, overlap, placeBeside, type Size } from './placing';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };
const OWN = { width: 360, height: 190 };

const placed = (targets: Box[], keepFree: Box[], view: Size): Box => ({ ...placeBeside(targets, keepFree, OWN, view), ...OWN });

describe('an explanation', () => {
  it.each([
    ['a role card at the top', { left: 20, top: 50, width: 120, height: 90 }],
    ['the own board below', { left: 0, top: 520, width: 850, height: 200 }],
    ['a ship in the middle', { left: 500, top: 300, width: 140, height: 90 }],
    ['an opponent at the right', { left: 900, top: 60, width: 370, height: 120 }],
  ])('covers neither %s nor the decision', (_, target) => {
    const decision = { left: 880, top: 440, width: 390, height: 270 };
    const box = placed([target], [decision], DESK);
    expect(overlap(box, target)).toBe(0);
    expect(overlap(box, decision)).toBe(0);
  });

  it('stands between the target and the decision on a phone', () => {
    const target = { left: 10, top: 100, width: 370, height: 80 };
    const decision = { left: 4, top: 560, width: 382, height: 280 };
    const box = placed([target], [decision], PHONE);
    expect(overlap(box, target)).toBe(0);
    expect(overlap(box, decision)).toBe(0);
    expect(box.top + box.height).toBeLessThanOrEqual(560);
  });

  it('stays in the window', () => {
    const box = placed([{ left: 1200, top: 650, width: 80, height: 70 }], [], DESK);
    expect(box.left + box.width).toBeLessThanOrEqual(DESK.width);
    expect(box.top + box.height).toBeLessThanOrEqual(DESK.height);
  });

  it('rather covers the decision than what it speaks of', () => {
    const target = { left: 0, top: 0, width: 390, height: 600 };
    const decision = { left: 0, top: 600, width: 390, height: 244 };
    expect(overlap(placed([target], [decision], PHONE), target)).toBe(0);
  });
});
