/** The end of a game: told at the table, counted source by source, celebrated, and looked back at. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable, Scores, Update } from '../src/lib/api/types';
import { violations } from './support/axe';
import { USUAL_SIZES } from './support/sizes';
import { againstBots, ask, createTable, leaveToBots, makeTable, tableIn } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const HOUR = 3_600_000;
/** Shorter than one source is on show. */
const STEP = 600;
const MOST_STEPS = 100;

test.each(USUAL_SIZES)('points are counted source by source before the winner is known: %s', async (size) => {
  const visitor = await visit({ size, hasMotion: true });
  const { page, faults, context } = visitor;
  await page.addInitScript(noteCount);
  await openStopped(visitor, await finished(visitor, againstBots('1897')));
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  expect(await page.locator('table').count()).toBe(0);
  expect(await page.title()).toContain('Game over');

  for (let step = 0; step < MOST_STEPS && (await page.locator('tr.total').count()) === 0; step += 1) await page.clock.runFor(STEP);
  const { scores, names } = await result(page);
  const said = await page.evaluate(() => window.said);
  expect(said[0]).toMatch(/^VP chips: /);
  expect(said[1]).toMatch(/^Buildings: /);
  expect(said.at(-1)).toContain(scores.scores.map(({ seat, total }) => `${names[seat] ?? ''} ${String(total)}`)[0]);
  const sources = new Set(scores.scores.flatMap(({ parts }) => Object.keys(parts)));
  expect(said.length).toBeGreaterThanOrEqual(sources.size + 1);
  await seeWinner(page);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('the count can be skipped, watched again, and is not shown twice', async () => {
  const visitor = await visit({ hasMotion: true });
  const { page, context, faults } = visitor;
  await openStopped(visitor, await finished(visitor, againstBots('1897')));
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.keyboard.press('Escape');
  await seeWinner(page);
  await page.getByRole('button', { name: 'Count again' }).click();
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await seeWinner(page);
  await page.locator('.ways .primary:focus').waitFor();
  await page.reload();
  await page.locator('tr.total').waitFor();
  expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('a game of Puertomas ends with how it came out against them', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  const seats: NewTable['seats'] = [{ kind: 'you' }, { kind: 'puertoma' }, { kind: 'puertoma' }];
  await page.goto(`/table/${await finished(visitor, { name: 'Ana', options: { edition: 'special', players: 3 }, seats, start: true })}`);
  await seeWinner(page);
  const { scores } = await result(page);
  await page.locator('.word').filter({ hasText: scores.winners.includes(0) ? /beaten|not alone/ : 'Not this time' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('who is there when it ends hears of it at the table, and can stay', async () => {
  const visitor = await visit();
  const { page, hears, context } = visitor;
  await page.clock.install();
  const id = await createTable(visitor, againstBots('1897'));
  await page.locator('.decision.mine').waitFor();
  await hears.until(() => hears.isLive, 'the live connection'); // it could not be tried again while time stands still
  await page.clock.pauseAt(new Date(Date.now() + HOUR));
  await ask(page, 'POST', `/api/tables/${id}/leave`, {});
  await hears.until(() => hears.latest?.scores != null, 'the end');
  const bar = page.getByRole('alert').filter({ hasText: 'The game is over' });
  await bar.getByRole('button', { name: 'Look at the table' }).click();
  expect(await page.title()).toContain('Game over');
  await page.clock.runFor(5_000);
  expect(await belowTheTable(page)).toBe(true);
  await bar.getByRole('button', { name: 'Count the points' }).click();
  await seeWinner(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await seeWinner(page);
  await context.close();
});

/** Open a table at which time stands still: nothing is counted before the test says so. */
async function openStopped({ page, hears }: Visitor, id: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + HOUR));
  await page.goto(`/table/${id}`);
  await hears.until(() => hears.isLive, 'the live connection'); // it would miss its answer when time goes on
}

async function finished({ page }: Visitor, wanted: NewTable): Promise<string> {
  const id = await makeTable(page, wanted);
  await leaveToBots(page, id);
  return id;
}

async function result(page: Page): Promise<{ scores: Scores; names: string[] }> {
  const { scores, table } = await ask<Update>(page, 'GET', `/api/tables/${tableIn(page)}`);
  if (scores === null) throw new Error('The game is not over.');
  return { scores, names: table.seats.map(({ name }) => name ?? '') };
}

/** What is shown in the end is what the server says: totals, winners, and the title. */
async function seeWinner(page: Page): Promise<void> {
  await page.locator('tr.total').waitFor();
  const { scores } = await result(page);
  const lanes = page.locator('.lane');
  for (const { seat, total } of scores.scores) await lanes.and(page.locator(`[data-seat="${String(seat)}"]`)).locator(`[data-total="${String(total)}"]`).waitFor();
  const stamped = await page.locator('.lane.winner').evaluateAll((found) => found.map((lane) => Number((lane as HTMLElement).dataset.seat)));
  expect(stamped.sort()).toEqual([...scores.winners].sort());
  expect(await page.title()).toContain(await page.locator('h1').innerText());
}

/** Whether the bar leaves the whole table in sight. */
const belowTheTable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [table, bar] = ['.table', '[role="alert"].bar'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return table !== undefined && bar !== undefined && table.bottom <= bar.top + 1;
  });

declare global {
  interface Window {
    /** What the count said to those who listen. */
    said: string[];
  }
}

/** In the page. */
function noteCount(): void {
  window.said = [];
  const watch = () => {
    const text = document.querySelector('.hero [role="status"]')?.textContent ?? '';
    if (text !== '' && window.said.at(-1) !== text) window.said.push(text);
  };
  new MutationObserver(watch).observe(document, { childList: true, subtree: true, characterData: true });
}
