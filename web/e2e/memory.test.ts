/** Nothing piles up, however many games one has watched in the same page. */

import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable, Update } from '../src/lib/api/types';
import { ask } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const MEGABYTE = 1_000_000;
const MOST_GROWTH = MEGABYTE;
/** A page that looks the same every time. */
const REST = '/learn';

/** Bots play among themselves, and the host watches. */
const BOTS: NewTable = {
  name: 'Ana',
  options: { edition: '1897', players: 2 },
  seats: Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'random' })),
};

interface Use {
  heap: number;
  nodes: number;
  listeners: number;
}

test('memory over a game', async () => {
  const visitor = await visit();
  const session = await visitor.context.newCDPSession(visitor.page);
  await visitor.page.goto(REST);
  await watchGame(visitor);
  const before = await useAtRest(visitor.page, session);
  await watchGame(visitor);
  // What is only late to be cleared away is no leak.
  await expect.poll(async () => growth(before, await useAtRest(visitor.page, session))).toEqual([]);
  await visitor.context.close();
});

function growth(before: Use, after: Use): string[] {
  const isMore =
    after.heap - before.heap >= MOST_GROWTH ||
    after.nodes >= 1.5 * before.nodes || // boards are not equally full
    after.listeners > before.listeners;
  return isMore ? [`after one game ${described(before)}, after another ${described(after)}`] : [];
}

/** From its beginning to its end. */
async function watchGame({ page, hears }: Visitor): Promise<void> {
  const { table } = await ask<Update>(page, 'POST', '/api/tables', BOTS);
  await follow(page, `/table/${table.id}`);
  await page.locator('ol button').first().waitFor();
  await ask(page, 'POST', `/api/tables/${table.id}/start`, {});
  await hears.until(() => hears.latest?.table.id === table.id && hears.latest.scores !== null, 'the end of a game of bots');
  await page.locator('tr.total').waitFor();
}

/** Click on a link to a page of ours, which does not load the page again. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

async function useAtRest(page: Page, session: CDPSession): Promise<Use> {
  await follow(page, REST);
  await page.locator('main form').waitFor();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

const described = ({ heap, nodes, listeners }: Use): string =>
  `${(heap / MEGABYTE).toFixed(1)} MB, ${String(nodes)} nodes, ${String(listeners)} listeners`;
