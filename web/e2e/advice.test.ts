/** What a good player would do: asked on one's turn, and of every decision when the game is over. */

import { expect } from 'vitest';
import { themesAt, violations } from './support/axe';
import { finishedGame } from './support/finished';
import { LONG_PATIENCE } from './support/patience';
import { USUAL_SIZES } from './support/sizes';
import { againstBots, ask, createTable } from './support/tables';
import { test, visit } from './support/testing';
import { expectWords } from './support/words';

test.each(USUAL_SIZES)('the best moves are shown until something is decided: %s', async (size) => {
  const visitor = await visit({ size });
  const { page, hears, faults } = visitor;
  await createTable(visitor, againstBots('1897'));
  const button = page.getByRole('button', { name: 'What would you do?' });
  const moves = page.locator('.advice li');
  await button.focus();
  await page.keyboard.press('Enter');
  await moves.first().waitFor();
  expect(await moves.count()).toBeLessThanOrEqual(3);
  expect(await moves.first().innerText()).toMatch(/\d+\s?%\s+\d+ VP/);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await expectWords(page, 'en');
  expect(await violations(page, themesAt(size))).toEqual([]);

  const move = moves.first().getByRole('button');
  await move.click();
  expect(await move.getAttribute('aria-pressed')).toBe('true');
  const acts = hears.acts.length;
  await page.locator('[data-confirm]').click();
  await hears.until(() => hears.acts.length > acts, 'the answer to what was advised');
  await page.locator('.advice').filter({ has: page.locator('li') }).waitFor({ state: 'detached' });
  expect(faults.found).toEqual([]);
  await visitor.context.close();
});

test('no advice where another person plays', async () => {
  const visitor = await visit();
  const friend = await visit();
  const { options } = againstBots('1897', [], 2);
  const seats = [{ kind: 'you' } as const, { kind: 'open' } as const];
  const id = await createTable(visitor, { name: 'Ana', options, seats, order: 'fixed' });
  await ask(friend.page, 'POST', `/api/tables/${id}/join`, { name: 'Ben' });
  await ask(visitor.page, 'POST', `/api/tables/${id}/start`, {});
  await visitor.page.locator('.decision.mine').waitFor();
  expect(await visitor.page.getByRole('button', { name: 'What may I do?' }).count()).toBe(1);
  expect(await visitor.page.getByRole('button', { name: 'What would you do?' }).count()).toBe(0);
  await Promise.all([visitor.context.close(), friend.context.close()]);
});

test.each(USUAL_SIZES)('a finished game is reviewed: %s', async (size) => {
  const visitor = await visit({ size });
  const { page, faults } = visitor;
  await page.goto(`/table/${await finishedGame()}`);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: LONG_PATIENCE });
  expect(await page.locator('figcaption', { hasText: 'Chance of winning' }).count()).toBe(1);
  await expectWords(page, 'en');
  expect(await violations(page, themesAt(size))).toEqual([]);

  await page.getByRole('button', { name: /^See it in the replay/ }).last().press('Enter');
  await page.waitForURL(/replay\?at=\d+$/);
  await page.locator('.study li[aria-current="step"]').first().waitFor();
  expect(faults.found).toEqual([]);
  await visitor.context.close();
});
