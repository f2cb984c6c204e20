/** The analysis board: a moment of a finished game is tried out, evaluated, branched, shared and played on by bots. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './support/axe';
import { finishedGame } from './support/finished';
import { USUAL_SIZES, type UsualSize } from './support/sizes';
import { test, visit } from './support/testing';

const lines = (page: Page) => page.locator('.tree button');
/** A move that is thought good. */
const best = (page: Page, place: number) => page.locator('.lines button').nth(place);
const now = (page: Page) => page.locator('.tree button[aria-current="step"]');

/** On a phone the study is behind a tab. */
async function openStudy(page: Page, size: UsualSize): Promise<void> {
  if (size === 'phone') await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.locator('.tree').waitFor();
}

test.each(USUAL_SIZES)('a moment of a game is looked into: %s', async (size) => {
  const { page, context, faults } = await visit({ size });
  const id = await finishedGame();
  await page.goto(`/table/${id}/replay?at=20`);
  await page.getByRole('button', { name: 'Analyze from here' }).click();
  await openStudy(page, size);
  await page.locator('.chances li').first().waitFor();
  await best(page, 0).click();
  await openStudy(page, size);
  await lines(page).nth(1).waitFor();
  expect(await now(page).textContent()).not.toContain('Start');
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.locator('.tree li:first-child button[aria-current="step"]').waitFor();
  await best(page, 1).click();
  await openStudy(page, size);
  await lines(page).nth(2).waitFor();
  expect(await violations(page, ['light'])).toEqual([]);

  await page.reload();
  await openStudy(page, size);
  await lines(page).nth(2).waitFor();
  expect(await lines(page).count()).toBe(3);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('a position is pasted, decided by hand and by a bot, annotated, and shared as a link', async () => {
  const { page, context, faults } = await visit();
  await page.goto('/analysis');
  const text = page.getByRole('textbox', { name: 'From a text' });
  await text.fill('players = 3\n[A]\ngoods = "12 coffee"');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This text is not a position').waitFor();
  faults.forgive();
  await page.getByRole('button', { name: 'Show me an example' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.tree').waitFor();

  await page.locator('.roles').getByRole('button', { name: /Captain/ }).first().click();
  await page.keyboard.press('Enter');
  await lines(page).nth(1).waitFor();
  await page.getByLabel('Note on this position').fill('Ships first');
  await page.getByLabel('Note on this position').press('Tab');
  await page.getByText('Who decides', { exact: true }).click();
  for (const select of await page.locator('details select').all()) await select.selectOption('casual');
  await lines(page).nth(3).waitFor();

  await page.getByRole('button', { name: 'Share this study' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await visit();
  await guest.page.goto(link);
  await guest.page.locator('.tree').waitFor();
  expect(await lines(guest.page).count()).toBeGreaterThanOrEqual(4);
  await lines(guest.page).nth(1).click();
  await guest.page.locator('.tree li:nth-child(2) button[aria-current="step"]').waitFor();
  expect(await guest.page.getByLabel('Note on this position').inputValue()).toBe('Ships first');
  expect([...faults.found, ...guest.faults.found]).toEqual([]);
  await guest.context.close();
  await context.close();
});
