/** Every kind of decision there is: looked at, reloaded in other languages, and decided by clicks; every day at one size each. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, onTestFailed } from 'vitest';
import type { Decision } from '../src/lib/api/types';
import { LANGUAGES } from '../words-plugin';
import { themesOf, violations } from './support/axe';
import { GAME_WORDS, THOROUGH } from './support/places';
import { Player } from './support/player';
import { USUAL_SIZES, type UsualSize, sizeOf } from './support/sizes';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import { type Visitor, speak } from './support/visitor';
import { crampedParts } from './support/wording';
import { expectWords } from './support/words';

/** In which a table is opened. */
const FIRST = 'en';
/** In which it is reloaded. */
const FURTHER: Record<UsualSize, string[]> = {
  desk: ['fr'],
  phone: THOROUGH ? LANGUAGES.filter((language) => language !== 'en') : ['es'],
};
const { guest, tables } = inject('situations');

test('no kind of decision is left out', () => {
  const named = [...readFileSync(GAME_WORDS, 'utf8').matchAll(/^decision-(.+)-name =/gm)].map(([, kind = '']) => kind);
  expect(tables.map(({ kind }) => kind.replaceAll(' ', '-'))).toEqual(expect.arrayContaining(named));
});

describe.each(USUAL_SIZES)('%s', (size) => {
  /** One page for all tables, so that not each of them loads everything anew; another once something has failed. */
  let shared: Promise<Visitor> | null = null;
  afterAll(async () => (await shared)?.context.close());
  const here = tables.map((table, number) => ({ ...table, number })).filter(({ number }) => THOROUGH || sizeOf(number) === size);

  test.each(here)('$name', async ({ kind, ids, number }) => {
    const visitor = await (shared ??= visit({ size, guest }));
    onTestFailed(() => void (shared = null));
    visitor.faults.forgive();
    const player = new Player(visitor, 21);
    await openTable(visitor, ids[size === 'desk' ? 0 : 1] ?? '');
    expect((await player.myTurn())?.kind).toBe(kind);
    await player.seeEveryChoice();
    await expectFit(visitor, FIRST);
    expect(await violations(visitor.page, themesOf(number, size))).toEqual([]);
    for (const language of FURTHER[size]) await reloadIn(language, player);
    await player.decide();
    expect(visitor.faults.found).toEqual([]);
    await speak(visitor.page, FIRST);
  });
});

/** The same question with the same choices is there after a reload, in another language too. */
async function reloadIn(language: string, player: Player): Promise<void> {
  const { page } = player.visitor;
  const before = await asked(player.visitor);
  await speak(page, language);
  await page.reload();
  await player.seeEveryChoice();
  expect(await asked(player.visitor)).toEqual(before);
  await expectFit(player.visitor, language);
}

async function expectFit({ page, size }: Visitor, language: string): Promise<void> {
  await expectWords(page, language);
  if (size === 'desk') await expect.poll(() => crampedParts(page), { message: language }).toEqual([]);
}

async function asked({ page, hears }: Visitor): Promise<{ decision: Decision | null | undefined; offered: string[] }> {
  return { decision: hears.latest?.decision, offered: await offered(page) };
}

const offered = (page: Page): Promise<string[]> =>
  page.locator('.decision [data-choice]').evaluateAll((things) => things.map((thing) => thing.getAttribute('data-choice') ?? ''));
