/** Every kind of decision there is: looked at, reloaded in every language, and decided by clicks. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import type { Decision } from '../src/lib/api/types';
import { violations } from './support/axe';
import { GAME_WORDS, THOROUGH } from './support/places';
import { Player } from './support/player';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Size, Visitor } from './support/visitor';
import { crampedParts, wordingFaults } from './support/wording';

/** English last, which is what is played in. */
const LANGUAGES: Record<Size, string[]> = {
  desk: THOROUGH ? ['fr', 'en'] : ['en'],
  phone: THOROUGH ? ['it', 'es', 'fr', 'pt', 'en'] : ['es', 'en'],
};
const { guest, tables } = inject('situations');
/** Milliseconds in which everything is in its place. */
const PATIENCE = 5000;

test('no kind of decision is left out', () => {
  const named = [...readFileSync(GAME_WORDS, 'utf8').matchAll(/^decision-(.+)-name =/gm)].map(([, kind = '']) => kind);
  expect(tables.map(({ kind }) => kind.replaceAll(' ', '-'))).toEqual(expect.arrayContaining(named));
});

describe.each(['desk', 'phone'] as const)('%s', (size) => {
  test.each(tables)('$name', async ({ kind, ids }) => {
    const visitor = await visit({ size, guest });
    const player = new Player(visitor, 21);
    await openTable(visitor, ids[size === 'desk' ? 0 : 1] ?? '');
    expect((await player.myTurn())?.kind).toBe(kind);
    await player.seeEveryChoice();
    expect(await violations(visitor.page)).toEqual([]);
    for (const language of LANGUAGES[size]) await reloadIn(language, player);
    await player.decide();
    expect(visitor.faults.found).toEqual([]);
    await visitor.context.close();
  });
});

/** The same question with the same choices is there after a reload, in another language too. */
async function reloadIn(language: string, player: Player): Promise<void> {
  const { page } = player.visitor;
  const before = await asked(player.visitor);
  await page.evaluate((wanted) => localStorage.setItem('boriken', JSON.stringify({ language: wanted })), language);
  await page.reload();
  await player.seeEveryChoice();
  expect(await asked(player.visitor)).toEqual(before);
  // Fonts may come a little later than the choices.
  await expect.poll(() => wordingFaults(page, language), { message: language, timeout: PATIENCE }).toEqual([]);
  if (player.visitor.size === 'desk') await expect.poll(() => crampedParts(page), { message: language, timeout: PATIENCE }).toEqual([]);
}

async function asked({ page, hears }: Visitor): Promise<{ decision: Decision | null | undefined; offered: string[] }> {
  return { decision: hears.latest?.decision, offered: await offered(page) };
}

const offered = (page: Page): Promise<string[]> =>
  page.locator('.decision [data-choice]').evaluateAll((things) => things.map((thing) => thing.getAttribute('data-choice') ?? ''));
