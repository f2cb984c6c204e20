import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every colour token by name: by day, by night. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', day = '', night = '', both = '']) => [name, { day: day || both, night: night || both }],
  ),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const papers = ['paper', 'paper-raised', 'paper-sunk'];
const inks = ['ink', 'ink-soft', 'accent', 'positive', 'negative', 'warning'];
const goods = ['corn', 'indigo', 'fruit', 'sugar', 'tobacco', 'coffee'];
const roles = [...tokens.keys()].filter((name) => name.startsWith('role-'));

const pairs: [front: string, back: string, least: number][] = [
  ...papers.flatMap((paper) => inks.map((ink): [string, string, number] => [ink, paper, TEXT])),
  ...['focus', 'glow', 'line'].flatMap((line) =>
    papers.map((paper): [string, string, number] => [line, paper, SHAPE]),
  ),
  ...goods.map((good): [string, string, number] => [`on-${good}`, `good-${good}`, TEXT]),
  ...roles.map((role): [string, string, number] => ['on-role', role, TEXT]),
  ['on-accent', 'accent', TEXT],
];

describe.each(['day', 'night'] as const)('contrast by %s', (time) => {
  test.each(pairs)('%s on %s is at least %d', (front, back, least) => {
    const [one, other] = [tokens.get(front), tokens.get(back)];
    expect(one && other && contrast(one[time], other[time])).toBeGreaterThanOrEqual(least);
  });
});

test('there are ten roles and phases to read', () => {
  expect(roles).toHaveLength(10);
});
