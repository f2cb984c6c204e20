/** Somebody leaves in the middle of something, and comes back. */

import type { Locator, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { USUAL_SIZES } from './support/sizes';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Looks, Visitor } from './support/visitor';

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
  const numbers = async () => numbersIn(await status.innerText());
  const [all = 0] = await numbers();

  await idle.dragTo(fields.first());
  await expect.poll(numbers).toEqual([all - 1]);
  const taken = async () => [await fields.first().getAttribute('aria-pressed'), await fields.last().getAttribute('aria-pressed')];
  await expect.poll(taken).toEqual(['true', 'false']);
  await fields.first().dragTo(fields.last());
  await expect.poll(taken).toEqual(['false', 'true']);
  await fields.last().dragTo(idle);
  await expect.poll(numbers).toEqual([all]);

  await page.reload();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'As before' }).click();
  await expect.poll(numbers).toEqual([]);
  await page.locator('[data-confirm]:enabled').waitFor();
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

test.each(USUAL_SIZES)('who comes back can read what happened, and decide at once: %s', async (size) => {
  const { visitor, news } = await comeBack({ guest, size });
  const { page } = visitor;
  await page.locator('.decision.mine').waitFor();
  await news.getByRole('button', { name: 'Read' }).click();
  expect(await news.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect.poll(() => overlapping(page)).toBe(false);
  await news.getByRole('button', { name: 'Continue' }).click();
  expect(await news.count()).toBe(0);
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

test.each(USUAL_SIZES)('who comes back sees the moves they missed on the table, and can skip them: %s', async (size) => {
  const visitor = await visit({ guest, size, hasMotion: true });
  const { page } = visitor;
  const past = await holderOfPast(page);
  const news = await comeBackAs(visitor, past.hold);
  await page.locator('.layer .piece').first().waitFor({ state: 'attached' });
  expect(await page.locator('.decision.mine').count()).toBe(0);
  await news.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.decision.mine').waitFor();

  past.hold();
  await news.getByRole('button', { name: 'Watch it' }).click();
  await page.locator('.decision:not(.mine)').waitFor();
  past.release();
  await page.locator('.decision.mine').waitFor(); // they have all been played
  past.hold();
  await news.getByRole('button', { name: 'Watch it' }).click();
  await page.locator('.decision:not(.mine)').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.decision.mine').waitFor();
  await page.keyboard.press('Escape');
  await news.waitFor({ state: 'detached' });
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

interface Past {
  /** From now on only the first move is shown, however slow the machine. */
  hold: () => void;
  release: () => void;
}

/** Holds back the positions of the moves that are played again. */
async function holderOfPast(page: Page): Promise<Past> {
  let held: Route[] | null = null;
  let asked = 0;
  await page.route('**/at/*', (route) => {
    asked += 1;
    if (held === null || asked <= 2) return route.continue(); // where one left, and the first move
    held.push(route);
    return undefined;
  });
  const release = () => {
    for (const route of held ?? []) void route.continue();
    held = null;
  };
  const hold = () => {
    release();
    held = [];
    asked = 0;
  };
  return { hold, release };
}

async function comeBack(looks: Looks): Promise<{ visitor: Visitor; news: Locator }> {
  const visitor = await visit(looks);
  return { visitor, news: await comeBackAs(visitor) };
}

/** A table at which it has been one's turn since yesterday. */
async function comeBackAs(visitor: Visitor, ready: () => void = () => undefined): Promise<Locator> {
  const { page, hears } = visitor;
  const news = page.getByRole('complementary', { name: 'Since your last turn' });
  await openTable(visitor, tableOf('full'));
  const left = Date.parse(hears.latest?.table.updated ?? '');
  await page.clock.setFixedTime(left);
  await page.reload();
  await page.locator('.decision.mine').waitFor();
  expect(await news.count()).toBe(0);
  await page.clock.setFixedTime(left + LATER);
  ready();
  await page.reload();
  await news.waitFor();
  return news;
}

/** Whether the strip covers a part of the table. */
const overlapping = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [table, strip] = [':is(.table, .phone)', 'aside:has(.strip)'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return table === undefined || strip === undefined || table.bottom > strip.top + 1;
  });

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
