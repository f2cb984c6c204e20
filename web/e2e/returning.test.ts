/** Somebody leaves in the middle of something, and comes back. */

import { expect, inject } from 'vitest';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';

const { guest, tables } = inject('situations');
/** The copy that nobody plays on. */
const tableOf = (name: string): string => tables.find((table) => table.name === name)?.ids[2] ?? '';
const LATER = 24 * 3_600_000;

test('workers are dragged, and put back as they stood before', async () => {
  const visitor = await visit({ guest });
  const { page } = visitor;
  await openTable(visitor, tableOf('place'));
  const status = page.locator('.decision [role="status"]');
  const idle = page.locator('.portrait .bare').last();
  const fields = page.locator('.island .tile');
  await page.getByRole('button', { name: 'Clear all' }).click();
  const [all = 0] = numbersIn(await status.innerText());

  await idle.dragTo(fields.first());
  expect(numbersIn(await status.innerText())).toEqual([all - 1]);
  expect(await fields.first().getAttribute('aria-pressed')).toBe('true');
  await fields.first().dragTo(fields.last());
  expect([await fields.first().getAttribute('aria-pressed'), await fields.last().getAttribute('aria-pressed')]).toEqual(['false', 'true']);
  await fields.last().dragTo(idle);
  expect(numbersIn(await status.innerText())).toEqual([all]);

  await page.reload();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'As before' }).click();
  expect(numbersIn(await status.innerText())).toEqual([]);
  expect(await page.locator('[data-confirm]').isEnabled()).toBe(true);
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

test.each(['desk', 'phone'] as const)('who comes back is told what happened: %s', async (size) => {
  const visitor = await visit({ guest, size });
  const { page, hears } = visitor;
  const news = page.getByRole('complementary', { name: 'Since your last turn' });
  await openTable(visitor, tableOf('full'));
  const left = Date.parse(hears.latest?.table.updated ?? '');
  await page.clock.setFixedTime(left);
  await page.reload();
  await page.locator('.decision.mine').waitFor();
  expect(await news.count()).toBe(0);

  await page.clock.setFixedTime(left + LATER);
  await page.reload();
  await news.waitFor();
  expect(await news.getByRole('listitem').count()).toBeGreaterThan(1);
  await news.getByRole('link', { name: 'Watch it' }).click();
  await page.waitForURL(/replay/);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await news.getByRole('button', { name: 'Continue' }).click();
  expect(await news.count()).toBe(0);
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
