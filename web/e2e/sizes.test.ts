/** Every decision and every page in every window people play in: all controls are within reach, none upon another, no words cut off. */

import { afterAll, describe, expect, inject } from 'vitest';
import { type Least, fittingFaults } from './support/fitting';
import { THOROUGH } from './support/places';
import { Player } from './support/player';
import { ALL_SIZES, type Size, sizeOf, windowOf } from './support/sizes';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import { prepareTour } from './support/tour';
import type { Visitor } from './support/visitor';

/** Every day each page and decision with a mouse or by touch, and in every second window. */
const SAMPLE = 2;
/** In every window every day: five players with all expansions, and the market at its largest. */
const ALWAYS = ['full', 'builder'];
/** The copy of each table that nobody plays at. */
const COPY = 3;
/** Faults shown of each window. */
const SHOWN = 8;

const { guest, tables } = inject('situations');

describe.each(['mouse', 'touch'] as const)('%s', (hand) => {
  const sizes = ALL_SIZES.filter((size) => (windowOf(size).isTouched === true) === (hand === 'touch'));
  const isHere = (number: number): boolean => THOROUGH || (sizeOf(number) === 'desk') === (hand === 'mouse');
  const sizesFor = (number: number): Size[] => sizes.filter((_, place) => THOROUGH || (place + (number >> 1)) % SAMPLE === 0);
  let opening: Promise<Visitor> | null = null;
  afterAll(async () => (await opening)?.context.close());

  const here = tables.map((table, number) => ({ ...table, number })).filter(({ name, number }) => ALWAYS.includes(name) || isHere(number));

  test.each(here)('$name', async ({ name, kind, ids, number }) => {
    const visitor = await (opening ??= visit({ size: sizes[0], guest }));
    await openTable(visitor, ids[COPY] ?? '');
    await new Player(visitor, 0).seeEveryChoice();
    const faults: string[] = [];
    for (const size of ALWAYS.includes(name) ? sizes : sizesFor(number)) {
      faults.push(...(await faultsAt(visitor, size, kind)));
      if (kind === 'round') faults.push(...(await faultsOfParts(visitor, size)));
    }
    expect(faults).toEqual([]);
  });

  test('every page', async () => {
    const { guest: host, stops } = await prepareTour(await visit());
    const visitor = await visit({ size: sizes[0], guest: host });
    for (const [number, { name, open }] of stops.entries()) {
      if (!isHere(number)) continue;
      await open(visitor.page);
      const faults: string[] = [];
      for (const size of sizesFor(number)) faults.push(...(await faultsAt(visitor, size)));
      expect.soft(faults, name).toEqual([]);
    }
    await visitor.context.close();
  });
});

async function faultsAt({ page }: Visitor, size: Size, kind = ''): Promise<string[]> {
  const { width, height } = windowOf(size);
  await page.setViewportSize({ width, height });
  const found = await fittingFaults(page, width, leastAt(width, kind));
  const more = found.length > SHOWN ? [`and ${String(found.length - SHOWN)} more`] : [];
  return [...found.slice(0, SHOWN), ...more].map((fault) => `${size}: ${fault}`);
}

/** Where the table is shown in parts, each of them. */
async function faultsOfParts(visitor: Visitor, size: Size): Promise<string[]> {
  const found: string[] = [];
  for (const tab of await visitor.page.getByRole('tab').all()) {
    await tab.click();
    await visitor.page.mouse.move(0, 0); // or help opens on what comes to lie under it
    found.push(...(await faultsAt(visitor, size)));
  }
  return found;
}

/** The market is large while one builds. */
function leastAt(width: number, kind: string): Least {
  const text = width >= 1920 ? 13 : 0;
  if (kind !== 'builder' || width < 1440) return { text, art: 0 };
  return { text, art: width >= 1920 ? 96 : 64 };
}
