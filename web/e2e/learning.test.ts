/** Lessons: each step points at something that can be seen, and a lesson is played to its end with the keyboard. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { USUAL_SIZES } from './support/sizes';
import { test, visit } from './support/testing';

/** What the decisions of the lesson on the buccaneer ask for. */
const MOVES = ['buccaneer', 'loot', 'sell coffee'];

test.each(USUAL_SIZES)('a lesson is played with the keyboard, and points at what it speaks of: %s', async (size) => {
  const { page, context, faults } = await visit({ size });
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Smuggler/ }).focus();
  await page.keyboard.press('Enter');
  for (const [step, move] of MOVES.entries()) {
    await page.locator('.coach', { hasText: `Step ${String(step + 1)} of 3` }).waitFor();
    await expectLight(page);
    await choose(page, move);
  }
  await page.locator('.coach').getByRole('link', { name: 'All lessons' }).waitFor();
  expect(faults.found).toEqual([]);

  await page.goto('/learn');
  await page.getByRole('link', { name: /^Smuggler/ }).getByRole('img', { name: 'Done' }).waitFor();
  expect(await page.getByRole('img', { name: 'Done' }).count()).toBe(1);
  await context.close();
});

test('a lesson refuses what it does not ask for, and says so', async () => {
  const { page, context } = await visit();
  await page.goto('/learn/buccaneer');
  await page.locator('.shade .ring').waitFor();
  await choose(page, 'mayor');
  await page.getByRole('alert').filter({ hasText: 'asks for something else' }).waitFor();
  await page.locator('.coach', { hasText: 'Step 1 of 3' }).waitFor();
  await context.close();
});

test.each(USUAL_SIZES)('the first game explains what comes up, beside it: %s', async (size) => {
  const { page, context, faults } = await visit({ size });
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const title of ['Welcome to the island', 'Choose a role']) {
    await page.locator('.coach h2', { hasText: title }).waitFor();
    await expectLight(page);
    await page.getByRole('button', { name: 'Got it' }).press('Enter');
  }
  await choose(page, 'captain');
  await explainUntil(page, 'The Captain');
  expect(faults.found).toEqual([]);
  await context.close();
});

/** Read on until this is explained: when bots are quick, what one is asked meanwhile comes first. */
async function explainUntil(page: Page, title: string): Promise<void> {
  const heading = page.locator('.coach h2');
  for (let read = ''; read !== title; ) {
    await heading.filter({ hasNotText: read || /^$/ }).waitFor();
    read = await heading.innerText();
    await expectLight(page);
    if (read !== title) await page.getByRole('button', { name: 'Got it' }).press('Enter');
  }
}

/** Choose an action by the keys alone: on the table or in the panel, then confirm. */
async function choose(page: Page, action: string): Promise<void> {
  const [, thing = ''] = action.split(' ');
  const places = [`[data-choice="${action}"]`, `[data-anchor="role-${action}"]`, `[data-anchor="tile-${thing}"]`];
  const place = page.locator(places.map((one) => `${one}:visible`).join(', ')).first();
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]:enabled').focus();
  await page.keyboard.press('Enter');
}

/** What is spoken of is lit, in the window, and not covered: also after a phone has turned to one's own decision. */
async function expectLight(page: Page): Promise<void> {
  await page.locator('.shade .ring').waitFor();
  await expect.poll(() => coveredTargets(page)).toEqual([]);
}

/** Targets in the light of which the explanation covers a part, or that are not in the window. */
const coveredTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    const shapes = document.querySelector('.shade .ring')?.getAttribute('d')?.match(/M[^z]+z/g) ?? [];
    return shapes.filter((shape) => {
      const [left = 0, top = 0, width = 0, height = 0] = (shape.match(/-?\d+/g) ?? []).map(Number);
      const isOutside = left > innerWidth || top > innerHeight || left + width < 0 || top + height < 0;
      const isUnder = coach && left < coach.right && left + width > coach.left && top < coach.bottom && top + height > coach.top;
      return isOutside || isUnder === true;
    });
  });
