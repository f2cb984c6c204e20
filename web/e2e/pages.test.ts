/** Every page at both sizes: nothing axe-core objects to, nothing too wide, in every language. */

import { expect } from 'vitest';
import { LANGUAGES } from '../words-plugin';
import { themesOf, violations } from './support/axe';
import { USUAL_SIZES } from './support/sizes';
import { type Tour, prepareTour } from './support/tour';
import { test, visit } from './support/testing';
import { wordingFaults } from './support/wording';

test.each(USUAL_SIZES)('axe-core has nothing to say: %s', async (size) => {
  const { guest, stops } = await prepared();
  const visitor = await visit({ size, guest });
  for (const [number, { name, open }] of stops.entries()) {
    await open(visitor.page);
    expect.soft(await violations(visitor.page, themesOf(number, size)), name).toEqual([]);
  }
  await visitor.context.close();
});

test.each(LANGUAGES)('all words are there and fit at 390 px: %s', async (language) => {
  const { guest, stops } = await prepared();
  const visitor = await visit({ size: 'phone', language, guest });
  for (const { name, open } of stops) {
    visitor.faults.forgive();
    await open(visitor.page);
    expect.soft(await wordingFaults(visitor.page, language), name).toEqual([]);
    if (name !== 'no-table') expect.soft(visitor.faults.found, name).toEqual([]);
  }
  await visitor.context.close();
});

let preparing: Promise<Tour> | null = null;

/** The same tables of the same guest for all. */
function prepared(): Promise<Tour> {
  preparing ??= visit().then(prepareTour);
  return preparing;
}
