/** Every page at both sizes: nothing axe-core objects to, nothing too wide, in every language. */

import { expect } from 'vitest';
import { themesOf, violations } from './support/axe';
import { type Stop, prepareTables, stops } from './support/tour';
import { test, visit } from './support/testing';
import { type Visitor, guestOf } from './support/visitor';
import { wordingFaults } from './support/wording';

const LANGUAGES = ['en', 'it', 'es', 'fr', 'pt'];

test.each(['desk', 'phone'] as const)('axe-core has nothing to say: %s', async (size) => {
  const { guest, tour } = await prepared();
  const visitor = await visit({ size, guest });
  for (const [number, { name, open }] of tour.entries()) {
    await open(visitor.page);
    expect.soft(await violations(visitor.page, themesOf(number, size)), name).toEqual([]);
  }
  await visitor.context.close();
});

test.each(LANGUAGES)('all words are there and fit at 390 px: %s', async (language) => {
  const { guest, tour } = await prepared();
  const visitor = await visit({ size: 'phone', language, guest });
  for (const { name, open } of tour) {
    visitor.faults.forgive();
    await open(visitor.page);
    expect.soft(await wordingFaults(visitor.page, language), name).toEqual([]);
    if (name !== 'no-table') expect.soft(visitor.faults.found, name).toEqual([]);
  }
  await visitor.context.close();
});

interface Prepared {
  guest: string;
  tour: Stop[];
}

let preparing: Promise<Prepared> | null = null;

/** The same tables of the same guest for all. */
function prepared(): Promise<Prepared> {
  preparing ??= visit().then(prepare);
  return preparing;
}

async function prepare(host: Visitor): Promise<Prepared> {
  const tour = stops(await prepareTables(host));
  const guest = await guestOf(host);
  await host.context.close();
  return { guest, tour };
}
