/** Pictures of every page and of every kind of decision, both sizes, by day and by night, in every language. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildIfMissing } from '../support/building';
import { launchBrowser } from '../support/launching';
import { findBrowser } from '../support/places';
import { Player } from '../support/player';
import { Server, type Situation } from '../support/server';
import { openTable } from '../support/tables';
import { prepareTables, stops } from '../support/tour';
import { type Size, type Theme, type Visitor, welcome } from '../support/visitor';

const LANGUAGES = ['en', 'it', 'es', 'fr', 'pt'];
const SIZES: Size[] = ['desk', 'phone'];
const THEMES: Theme[] = ['light', 'dark'];
/** Parts of the phone's table beside the one that opens by itself. */
const TABS = ['table', 'market', 'mine', 'others', 'log'];

/** `wanted`: only pages and decisions whose name contains it. */
export async function takeAll(folder: string, wanted = ''): Promise<void> {
  const path = findBrowser();
  if (path === null) throw new Error('No browser found. Install chromium, or name one in BORIKEN_BROWSER.');
  buildIfMissing();
  const server = new Server();
  const { guest, tables } = server.prepare(1);
  await server.start();
  const browser = await launchBrowser(path);
  const album = new Album(folder, wanted);
  const visits = SIZES.map(async (size) => {
    await takePages(await welcome(browser, server.url, { size }), album);
    await takeDecisions(await welcome(browser, server.url, { size, guest }), tables, album);
  });
  await Promise.all(visits);
  await browser.close();
  await server.stop();
  console.log(`${String(album.count)} pictures in ${folder}`);
}

class Album {
  count = 0;
  readonly #folder: string;
  readonly #wanted: string;

  constructor(folder: string, wanted: string) {
    this.#folder = folder;
    this.#wanted = wanted;
  }

  wants(name: string): boolean {
    return name.includes(this.#wanted);
  }

  /** By day and by night. */
  async take(page: Page, ...names: string[]): Promise<void> {
    const folder = join(this.#folder, ...names.slice(0, -1));
    mkdirSync(folder, { recursive: true });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: join(folder, `${names.at(-1) ?? ''}-${theme}.png`), animations: 'disabled' });
      this.count += 1;
    }
  }
}

/** Each page in each language. */
async function takePages(visitor: Visitor, album: Album): Promise<void> {
  const { page, size, context } = visitor;
  const tour = stops(await prepareTables(visitor)).filter(({ name }) => album.wants(name));
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const { name, open } of tour) {
      await open(page);
      await album.take(page, size, language, name);
    }
  }
  await context.close();
}

/** Each decision in each language; in the first one also with something selected, and all parts of the phone's table. */
async function takeDecisions(visitor: Visitor, tables: Situation[], album: Album): Promise<void> {
  const { page, size, context } = visitor;
  const player = new Player(visitor, 0);
  await page.goto('/');
  const named = tables.map((table) => ({ ...table, name: `decision-${table.name}` }));
  for (const { name, kind, ids } of named.filter((table) => album.wants(table.name))) {
    for (const language of LANGUAGES) {
      await speak(page, language);
      await openTable(visitor, ids[0] ?? '');
      await player.seeEveryChoice();
      await album.take(page, size, language, name);
      if (language !== LANGUAGES[0]) continue;
      if (size === 'phone' && kind === 'round') await takeParts(page, album, name);
      await page.keyboard.press('1');
      await album.take(page, size, language, `${name}-chosen`);
    }
  }
  await context.close();
}

async function takeParts(page: Page, album: Album, name: string): Promise<void> {
  const opened = page.locator('[role="tab"][aria-selected="true"]');
  const before = await opened.getAttribute('id');
  for (const tab of TABS) {
    await page.locator(`#tab-${tab}`).click();
    await album.take(page, 'phone', 'parts', `${name}-${tab}`);
  }
  await page.locator(`#${before ?? ''}`).click();
}

/** From the next page on. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('boriken', JSON.stringify({ language: wanted })), language);
}
