/** Every kind of decision that one game with all expansions brings: reloaded, looked at, in every language. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Decision } from '../src/lib/api/types';
import { violations } from './support/axe';
import { LIKED, Player } from './support/player';
import { againstBots, allExpansions, createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';
import { wordingFaults } from './support/wording';

const LANGUAGES = ['it', 'es', 'fr', 'pt', 'en'];
/** No game goes by without these. */
const ALWAYS = ['draft', 'round', 'settler', 'place', 'builder'];

test.each(['desk', 'phone'] as const)('at every kind of decision: %s', async (size) => {
  const visitor = await visit({ size });
  await createTable(visitor, againstBots('special', allExpansions('special')));
  const player = new Player(visitor, size === 'desk' ? 21 : 22, LIKED);
  const met = new Set<string>();
  await player.playToTheEnd(async ({ kind }) => {
    if (met.has(kind)) return;
    met.add(kind);
    await player.seeEveryChoice();
    expect.soft(await violations(visitor.page), kind).toEqual([]);
    for (const language of size === 'phone' ? LANGUAGES : ['en']) await reloadIn(language, kind, player);
  });
  console.log(`${size}: ${[...met].join(', ')}`);
  expect([...met]).toEqual(expect.arrayContaining(ALWAYS));
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

/** The same question with the same choices is there after a reload, in another language too. */
async function reloadIn(language: string, kind: string, player: Player): Promise<void> {
  const { page } = player.visitor;
  const before = await asked(player.visitor);
  await page.evaluate((wanted) => localStorage.setItem('boriken', JSON.stringify({ language: wanted })), language);
  await page.reload();
  await player.seeEveryChoice();
  expect(await asked(player.visitor)).toEqual(before);
  expect.soft(await wordingFaults(page, language), `${kind} in ${language}`).toEqual([]);
}

async function asked({ page, hears }: Visitor): Promise<{ decision: Decision | null | undefined; offered: string[] }> {
  return { decision: hears.latest?.decision, offered: await offered(page) };
}

const offered = (page: Page): Promise<string[]> =>
  page.locator('.decision [data-choice]').evaluateAll((things) => things.map((thing) => thing.getAttribute('data-choice') ?? ''));
