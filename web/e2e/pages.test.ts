/** Every page at both sizes: nothing axe-core objects to, nothing too wide, in every language. */

import { expect } from 'vitest';
import { violations } from './support/axe';
import { prepareTables, stops } from './support/tour';
import { test, visit } from './support/testing';
import { wordingFaults } from './support/wording';

const LANGUAGES = ['en', 'it', 'es', 'fr', 'pt'];

test.each(['desk', 'phone'] as const)('axe-core has nothing to say: %s', async (size) => {
  const visitor = await visit({ size });
  for (const { name, open } of stops(await prepareTables(visitor))) {
    await open(visitor.page);
    expect.soft(await violations(visitor.page), name).toEqual([]);
  }
  await visitor.context.close();
});

test.each(LANGUAGES)('all words are there and fit at 390 px: %s', async (language) => {
  const visitor = await visit({ size: 'phone', language });
  for (const { name, open } of stops(await prepareTables(visitor))) {
    visitor.faults.forgive();
    await open(visitor.page);
    expect.soft(await wordingFaults(visitor.page, language), name).toEqual([]);
    if (name !== 'no-table') expect.soft(visitor.faults.found, name).toEqual([]);
  }
  await visitor.context.close();
});
