/** The solo game: two clicks from the start page, to the end by clicks alone; and what there is to see of Puertomas. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../src/lib/api/types';
import { LANGUAGES } from '../words-plugin';
import { themesAt, violations } from './support/axe';
import { THOROUGH } from './support/places';
import { LIKED, Player } from './support/player';
import { USUAL_SIZES, type UsualSize } from './support/sizes';
import { allExpansions, ask, createTable, tableIn } from './support/tables';
import { test, visit } from './support/testing';
import { type Visitor, speak } from './support/visitor';
import { expectWords } from './support/words';

const SEEN_IN: Record<UsualSize, string[]> = {
  desk: THOROUGH ? LANGUAGES : ['en'],
  phone: LANGUAGES,
};
/** Every day a whole game against plain ones, and the beginning of one against hard ones. */
const PLAIN: UsualSize[] = THOROUGH ? USUAL_SIZES : ['desk'];
const HARD: UsualSize[] = THOROUGH ? USUAL_SIZES : ['phone'];
const AGAINST_HARD = THOROUGH ? Infinity : 40;
/** So that there is something on every part of their boards. */
const LATER = 15;

test.each(PLAIN)('a solo game in two clicks, by clicks to the end: %s', async (size) => {
  const visitor = await visit({ size });
  const { page, faults } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: /^Solo: Puertoma/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await new Player(visitor, size === 'desk' ? 91 : 92).play();
  await seeResult(page);
  expect(faults.found).toEqual([]);
  await visitor.context.close();
});

test.each(HARD)('hard ones with all expansions, from the builder: %s', async (size) => {
  const visitor = await visit({ size });
  const { page, hears, faults } = visitor;
  await page.goto('/new?solo');
  await page.getByRole('radio', { name: /^Hard/ }).check();
  const boxes = page.getByRole('group', { name: 'Expansions' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await new Player(visitor, size === 'desk' ? 93 : 94, LIKED).play(AGAINST_HARD);
  expect(hears.latest?.table.options).toMatchObject({ difficulty: 'hard', seats: ['human', 'puertoma', 'puertoma'] });
  if (AGAINST_HARD === Infinity) await seeResult(page);
  expect(faults.found).toEqual([]);
  await visitor.context.close();
});

test.each(USUAL_SIZES)('boards, marker, abilities and reasons are there, in every language: %s', async (size) => {
  const visitor = await visit({ size });
  const { page, faults } = visitor;
  const seats: NewTable['seats'] = [{ kind: 'you' }, { kind: 'puertoma' }, { kind: 'puertoma' }];
  const options = { edition: 'special', players: 3, expansions: allExpansions('special'), draft: 'chance' } as const;
  await createTable(visitor, { name: 'Ana', options, seats, start: true });
  await new Player(visitor, 95).play(LATER);
  for (const language of SEEN_IN[size]) {
    await speak(page, language);
    await page.reload();
    await seeActionBoard(visitor, language);
    await seeBoard(visitor, language);
    await seeReasons(visitor, language);
  }
  expect(faults.found).toEqual([]);
  await visitor.context.close();
});

/** On the phone one part of the table is shown at a time. */
async function turnTo({ page, size }: Visitor, tab: string): Promise<void> {
  await page.locator('.decision').waitFor();
  if (size === 'phone') await page.locator(`#tab-${tab}`).click();
}

async function seeActionBoard(visitor: Visitor, language: string): Promise<void> {
  const { page } = visitor;
  await turnTo(visitor, 'others');
  await page.locator('.others .strip').click();
  const dialog = page.locator('dialog');
  await dialog.locator('.here').waitFor();
  expect(await dialog.locator('.role').count()).toBeGreaterThan(6);
  expect(await dialog.locator('.role.near').count()).toBeGreaterThan(1);
  await expectSound(visitor, `action board in ${language}`, language);
  await closeDialog(page);
}

async function seeBoard(visitor: Visitor, language: string): Promise<void> {
  const { page } = visitor;
  await turnTo(visitor, 'others');
  for (const seat of [1, 2]) {
    const own = page.locator(`.others .small[data-anchor="seat-${String(seat)}"]`);
    await own.click();
    const board = page.locator('.others .opened > :not(.small, h2)');
    await board.locator('.now').waitFor();
    expect(await board.locator('.kind .place').count()).toBe(10);
    expect(await board.locator('.ability').count()).toBe(4);
    expect(await board.getByRole('link', { name: /^PUE-/ }).count()).toBeGreaterThan(0);
    await expectSound(visitor, `board in ${language}`, language);
    await own.click();
    await board.waitFor({ state: 'detached' });
  }
}

async function seeReasons(visitor: Visitor, language: string): Promise<void> {
  const { page } = visitor;
  await turnTo(visitor, 'log');
  const reasons = page.locator('.log small').filter({ has: page.getByRole('link', { name: /^PUE-/ }) });
  await reasons.last().waitFor();
  await expectWords(page, language, `log in ${language}`);
}

async function expectSound({ page, size }: Visitor, what: string, language: string): Promise<void> {
  await expectWords(page, language, what);
  if (language === 'en') expect.soft(await violations(page, themesAt(size)), what).toEqual([]);
}

async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog .head button').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** What the sheet says is what the record says, and Puertomas have lines of their own. */
async function seeResult(page: Page): Promise<void> {
  const id = tableIn(page);
  await page.locator('tr.total').waitFor();
  const totals = await page.locator('tr.total td').allInnerTexts();
  const { result } = await ask<{ result: { scores: { total: number }[] } }>(page, 'GET', `/api/tables/${id}/record`);
  expect(totals.map(Number).sort()).toEqual(result.scores.map((score) => score.total).sort());
  expect(totals).toHaveLength(3);
}
