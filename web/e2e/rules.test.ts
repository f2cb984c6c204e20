/** The rules as one reads them: chapters, examples, buildings, editions, search, on paper. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { themesAt, violations } from './support/axe';
import { test, visit } from './support/testing';

const heading = (page: Page): Promise<string> => page.locator('main h1').innerText();
const text = (page: Page, rule: string): Promise<string> => page.locator(`[id="${rule}"] .text`).innerText();

async function open(page: Page, path: string, awaited = 'main article'): Promise<void> {
  await page.goto(path);
  await page.locator(awaited).first().waitFor();
}

/** The identifiers of the rules that are found. */
async function found(page: Page, words: string): Promise<string[]> {
  await page.locator('#words').fill(words);
  await page.locator('[role=status]').waitFor();
  return page.locator('main li .id').allInnerTexts();
}

test('a rule opens in its chapter, in the language of the reader and the words of the edition', async () => {
  const { page, context } = await visit({ language: 'it' });
  await open(page, '/rules/cap-4?edition=classic', 'li.wanted');
  expect(await heading(page)).toBe('Capitano');
  expect(await page.locator('li.wanted .id').innerText()).toBe('CAP-4');
  expect(await page.locator('li.wanted').evaluate((item) => item.getBoundingClientRect().top)).toBeGreaterThan(0);
  await context.close();
});

test('another edition has other names and other rules', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/HOS-1?edition=1897');
  expect(await text(page, 'HOS-1')).toContain('from the Work Register');
  await page.locator('[id="HOS-1"] summary').click();
  expect(await page.locator('[id="HOS-1"] dd').innerText()).toContain('If the supply is empty, none comes.');
  await page.locator('select').selectOption('classic');
  await page.getByText('Hospice: the tile taken').first().waitFor();
  expect(await text(page, 'HOS-1')).not.toContain('Recruitment Hall');
  expect(page.url()).toContain('edition=classic');
  await context.close();
});

test('every name leads to a rule, with or without accents', async () => {
  const { page, context } = await visit();
  await open(page, '/rules?edition=1897', '.chapters li');
  const byNewName = await found(page, 'Recruiter');
  expect(byNewName).toContain('MAY-1');
  expect(await found(page, 'mayor')).toEqual(byNewName);
  expect(await found(page, 'bohio')).toContain('GUE-1');
  expect(await found(page, 'zeppelin')).toEqual([]);
  await page.locator('#words').fill('wharf');
  await page.locator('.buildings a').first().click();
  await page.locator('article h1').waitFor();
  expect(await heading(page)).toBe('Wharf');
  await context.close();
});

test('an example plays itself out', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/X-CAP-1?edition=classic', 'figure');
  const example = page.locator('figure').first();
  const seat = example.locator('.seat').first();
  expect(await seat.innerText()).toMatch(/^A\s+2\s+6$/);
  const forward = example.getByLabel('What happens next');
  await forward.click();
  await forward.click();
  expect(await example.locator('[aria-current=step]').innerText()).toContain('A loads 6 barrels of sugar');
  expect(await seat.innerText()).toMatch(/7\s*\+7/);
  expect(await example.getByLabel('One step back').isEnabled()).toBe(true);
  await context.close();
});

test('a Puertoma is seen choosing a role', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/X-PUE-2?edition=special', '[id="X-PUE-2"] figure');
  const example = page.locator('[id="X-PUE-2"] figure');
  const board = example.getByRole('group', { name: 'Action board' });
  const role = (name: string) => board.locator('.role', { hasText: name });
  expect(await role('Builder').innerText()).toContain('The marker is here');
  expect(await role('Recruiter').innerText()).toContain('One arrow away');
  expect(await board.locator('.weighed').count()).toBe(0);
  const forward = example.getByLabel('What happens next');
  for (const weighed of [0, 3, 2, 1, 0]) {
    await forward.click();
    await expect.poll(() => board.locator('.weighed').count()).toBe(weighed);
  }
  expect(await role('Planter').innerText()).toContain('chosen by B');
  await forward.click();
  expect(await role('Planter').innerText()).toContain('The marker is here');
  await context.close();
});

test('the boards of the Puertoma are drawn beside the rules that describe them', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/PUE-8?edition=special', '[id="PUE-8"] .drawing');
  expect(await page.locator('[id="PUE-8"] .role').count()).toBe(8);
  await open(page, '/rules/PUE-2?edition=special', '[id="PUE-2"] .drawing');
  const circles = await page.locator('[id="PUE-2"] .circles').evaluateAll((all) => all.map((one) => one.children.length));
  expect(circles).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  await context.close();
});

test('circles of a Puertoma and the workers who come are drawn', async () => {
  const { page, context } = await visit({ language: 'it' });
  await open(page, '/rules/X-PUE-1?edition=special', '[id="X-PUE-1"] figure');
  const example = page.locator('[id="X-PUE-1"] figure');
  const circles = () => example.locator('.seat').last().locator('.circles').evaluateAll((all) => all.map((one) => one.querySelectorAll('.worker').length));
  expect(await circles()).toEqual([0, 0]);
  await example.locator('ol button').last().click();
  await expect.poll(circles).toEqual([0, 1]);
  expect(await example.locator('.ship .amount').innerText()).toBe('5');
  await context.close();
});

test('a building has a page of its own', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/union_hall?edition=classic');
  expect(await heading(page)).toBe('Union Hall');
  const identifiers = await page.locator('main li .id').allInnerTexts();
  expect(identifiers).toEqual(expect.arrayContaining(['UNH-1', 'X-UNH-1', 'ROY-1', 'RUL-29', 'RUL-48']));
  await page.locator('.buildings a', { hasText: 'Royal Supplier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Royal Supplier' }).waitFor();
  await context.close();
});

test('on paper there is nothing but the rules', async () => {
  const { page, context } = await visit();
  await open(page, '/rules/all?edition=special', 'main li .id');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#words', 'aside', 'header .brand']) expect(await page.locator(part).first().isVisible(), part).toBe(false);
  const rules = await page.locator('main li .id').count();
  expect(rules).toBeGreaterThan(250);
  await context.close();
});

test.each(['desk', 'phone'] as const)('axe-core has nothing to say: %s', async (size) => {
  const { page, context } = await visit({ size });
  for (const path of ['/rules/captain', '/rules/all-buildings', '/rules/words', '/rules/wharf', '/rules/X-PUE-2?edition=special', '/rules/vi-achievements?edition=classic']) {
    await open(page, path, path.includes('X-') ? 'figure' : 'main article');
    expect.soft(await violations(page, themesAt(size)), path).toEqual([]);
  }
  await found(page, 'wharf');
  expect.soft(await violations(page, themesAt(size)), 'search').toEqual([]);
  await context.close();
});
