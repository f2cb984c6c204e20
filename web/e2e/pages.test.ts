/** Every page at both sizes: nothing axe-core objects to, nothing too wide, in every language. */

import { expect } from 'vitest';
import { LANGUAGES } from '../words-plugin';
import { themesOf, violations } from './support/axe';
import { THOROUGH } from './support/places';
import { USUAL_SIZES } from './support/sizes';
import { type Tour, prepareTour } from './support/tour';
import { test, visit } from './support/testing';
import { expectWords } from './support/words';

test.each(USUAL_SIZES)('axe-core has nothing to say: %s', async (size) => {
  const { guest, stops } = await prepared();
  const visitor = await visit({ size, guest });
  for (const [number, { name, open }] of stops.entries()) {
    const themes = themesOf(number, size);
    if (themes.length === 0) continue;
    await open(visitor.page);
    expect.soft(await violations(visitor.page, themes), name).toEqual([]);
  }
  await visitor.context.close();
});

/** Has the longest words. */
const LONGEST = 'fr';

/** Every day each page in the longest words, and in half of the others. */
test.each(LANGUAGES.map((language, place) => ({ language, place })))('all words are there and fit at 390 px: $language', async ({ language, place }) => {
  const { guest, stops } = await prepared();
  const visitor = await visit({ size: 'phone', language, guest });
  for (const [number, { name, open }] of stops.entries()) {
    if (!THOROUGH && language !== LONGEST && (place + number) % 2 !== 0) continue;
    visitor.faults.forgive();
    await open(visitor.page);
    await expectWords(visitor.page, language, name);
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
