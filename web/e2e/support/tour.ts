/** Every page there is, but for the table at play. */

import type { Page } from 'playwright-core';
import type { NewTable } from '../../src/lib/api/types';
import { againstBots, leaveToBots, makeTable, untilRemembered } from './tables';
import { type Visitor, guestOf } from './visitor';

interface Stop {
  name: string;
  open: (page: Page) => Promise<void>;
}

/** Tables to show: one that waits for players, and one that is over. */
interface Tables {
  waiting: string;
  over: string;
}

export interface Tour {
  /** The cookie of whoever has these tables. */
  guest: string;
  stops: Stop[];
}

/** The host makes the tables and leaves. */
export async function prepareTour(host: Visitor): Promise<Tour> {
  const tour = { stops: stops(await prepareTables(host)), guest: await guestOf(host) };
  await host.context.close();
  return tour;
}

async function prepareTables({ page }: Visitor): Promise<Tables> {
  const seats: NewTable['seats'] = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }];
  const waiting = await makeTable(page, { ...againstBots('1897'), title: 'Friday', seats, start: false });
  const over = await makeTable(page, againstBots('special', ['festival_cards', 'achievements', 'nobles']));
  await leaveToBots(page, over);
  await untilRemembered(page);
  return { waiting, over };
}

const settled = async (page: Page, path: string, sign: string): Promise<void> => {
  await page.goto(path);
  await page.locator(sign).first().waitFor();
};

function stops({ waiting, over }: Tables): Stop[] {
  return [
    { name: 'start', open: (page) => settled(page, '/', '.mine a') },
    { name: 'new', open: openBuilder },
    { name: 'opponents', open: openOpponents },
    { name: 'friends', open: (page) => settled(page, '/new?friends', 'form ol button') },
    { name: 'tables', open: (page) => settled(page, '/tables', 'main li') },
    { name: 'history', open: (page) => settled(page, '/history', '.charts') },
    { name: 'waiting', open: (page) => settled(page, `/table/${waiting}`, 'ol button') },
    { name: 'end', open: (page) => settled(page, `/table/${over}`, 'figure') },
    { name: 'replay', open: (page) => settled(page, `/table/${over}/replay?at=60`, '.player') },
    { name: 'learn', open: (page) => settled(page, '/learn', 'main form') },
    { name: 'lesson', open: (page) => settled(page, '/learn/nobles', '.shade .ring') },
    { name: 'rules', open: (page) => settled(page, '/rules', '.chapters li') },
    { name: 'rule', open: (page) => settled(page, '/rules/X-BLD-1', 'li.wanted figure') },
    { name: 'building-rules', open: (page) => settled(page, '/rules/black_market', 'article .text') },
    { name: 'settings', open: openSettings },
    { name: 'menu', open: (page) => openMenu(page, over) },
    { name: 'nowhere', open: (page) => settled(page, '/nowhere', 'main a') },
    { name: 'no-table', open: (page) => settled(page, '/table/q7t2mzk4wy3a', 'main a') },
  ];
}

/** With everything folded out. */
async function openBuilder(page: Page): Promise<void> {
  await settled(page, '/new', 'form ol button');
  await page.locator('input[name="edition"]').last().check();
  for (const fold of await page.locator('summary').all()) await fold.click();
  const boxes = page.locator('fieldset input[type="checkbox"]:enabled');
  for (const box of await boxes.all()) await box.check();
  await page.locator('input[name="draft"]').last().check();
}

/** Choosing who plays, with everything folded out. */
async function openOpponents(page: Page): Promise<void> {
  await settled(page, '/', '.opponents button');
  await page.locator('.opponents button').first().click();
  await page.locator('dialog summary').click();
}

async function openSettings(page: Page): Promise<void> {
  await settled(page, '/', 'header > button');
  await page.locator('header > button').click();
  await page.locator('dialog select').first().waitFor();
}

async function openMenu(page: Page, table: string): Promise<void> {
  await settled(page, `/table/${table}`, '.hero .ways');
  await page.locator('.hero button.button:not(.primary)').click();
  await page.locator('.status .button.quiet').click();
  await page.locator('dialog dl').waitFor();
}
