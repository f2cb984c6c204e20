/** Looking at a game again: the list leads to moments, keys do too, a link opens one, and a picture can be taken along. */

import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { finishedGame } from './support/finished';
import { USUAL_SIZES } from './support/sizes';
import { test, visit } from './support/testing';

test.each(USUAL_SIZES)('a finished game is looked at again: %s', async (size) => {
  const { page, context, faults } = await visit({ size });
  const id = await finishedGame();
  await page.goto(`/table/${id}/replay`);
  await page.waitForURL(/at=\d+$/);
  const first = momentOf(page);
  await page.locator('.moves button').nth(8).click();
  await page.waitForURL((address) => Number(address.searchParams.get('at')) > first);
  const chosen = momentOf(page);
  await page.locator('.moves button[aria-current="step"]').waitFor();

  await press(page, 'ArrowRight', (moment) => moment > chosen);
  await press(page, 'ArrowLeft', (moment) => moment === chosen);
  await press(page, 'PageDown', (moment) => moment > chosen);
  await page.getByText(/^Round 2 ·/).first().waitFor({ state: 'attached' });
  const second = momentOf(page);
  await press(page, 'End', (moment) => moment > second);
  const last = momentOf(page);
  await press(page, 'Home', (moment) => moment < chosen);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.waitForURL((address) => Number(address.searchParams.get('at')) === last);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('a link to a moment opens it, and its picture is a PNG', async () => {
  const { page, context, faults } = await visit();
  const id = await finishedGame();
  await page.goto(`/table/${id}/replay?at=30`);
  await page.locator('.moves button[aria-current="step"]').waitFor();
  expect(momentOf(page)).toBe(30);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toContain(`/table/${id}/replay?at=30`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the picture' }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(20_000); // something is drawn on it
  expect(faults.found).toEqual([]);
  await context.close();
});

test('whoever leaves while a moment loads keeps the address of where they went', async () => {
  const { page, context, faults } = await visit();
  const id = await finishedGame();
  await page.goto(`/table/${id}`);
  const review = page.getByRole('link', { name: 'Review the game' });
  await review.waitFor();
  let hold: (route: Route) => void;
  const asked = new Promise<Route>((resolve) => (hold = resolve));
  await page.route('**/at/*', (route) => hold(route), { times: 1 });
  await review.click();
  const held = await asked;
  await page.goBack();
  await review.waitFor();
  const [answer] = await Promise.all([page.waitForResponse('**/at/*'), held.continue()]);
  await answer.finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(new URL(page.url()).pathname).toBe(`/table/${id}`);
  expect(faults.found).toEqual([]);
  await context.close();
});

const momentOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('at'));

async function press(page: Page, key: string, isThere: (moment: number) => boolean): Promise<void> {
  await page.locator('body').press(key);
  await page.waitForURL((address) => isThere(Number(address.searchParams.get('at'))));
}
