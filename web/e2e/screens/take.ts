/** Pictures of every page and of every kind of decision met, both sizes, by day and by night, in every language. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright-core';
import { launchBrowser } from '../support/launching';
import { findBrowser } from '../support/places';
import { LIKED, Player } from '../support/player';
import { Server } from '../support/server';
import { buildIfMissing } from '../support/building';
import { againstBots, allExpansions, createTable } from '../support/tables';
import { prepareTables, stops } from '../support/tour';
import { type Size, type Theme, type Visitor, welcome } from '../support/visitor';

/** English last, which is what the player goes on with. */
const LANGUAGES = ['it', 'es', 'fr', 'pt', 'en'];
const SIZES: Size[] = ['desk', 'phone'];
const THEMES: Theme[] = ['light', 'dark'];

export async function takeAll(folder: string): Promise<void> {
  const path = findBrowser();
  if (path === null) throw new Error('No browser found. Install chromium, or name one in BORIKEN_BROWSER.');
  buildIfMissing();
  const server = await new Server().start();
  const process = await launchBrowser(path);
  const browser = await chromium.connect(process.wsEndpoint());
  const album = new Album(folder);
  for (const size of SIZES) {
    await takePages(await welcome(browser, server.url, { size }), album);
    await takeGame(await welcome(browser, server.url, { size }), album, 'base', []);
    await takeGame(await welcome(browser, server.url, { size }), album, 'expansions', allExpansions('special'));
  }
  await end(browser, process, server);
  console.log(`${String(album.count)} pictures in ${folder}`);
}

async function end(browser: Browser, process: { close: () => Promise<void> }, server: Server): Promise<void> {
  await browser.close();
  await process.close();
  await server.stop();
}

class Album {
  count = 0;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
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
  const tables = await prepareTables(visitor);
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const { name, open } of stops(tables)) {
      await open(page);
      await album.take(page, size, language, name);
    }
  }
  await context.close();
}

/** Each kind of decision of a game, in each language, and the end of it as those see it who were there. */
async function takeGame(visitor: Visitor, album: Album, name: string, expansions: string[]): Promise<void> {
  const { page, size, context } = visitor;
  await createTable(visitor, againstBots(expansions.length > 0 ? 'special' : '1897', expansions));
  const player = new Player(visitor, size === 'desk' ? 81 : 82, LIKED);
  const met = new Set<string>();
  await player.playToTheEnd(async ({ kind }) => {
    if (met.has(kind)) return;
    met.add(kind);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.reload();
      await player.seeEveryChoice();
      await album.take(page, size, language, `${name}-${kind.replaceAll(' ', '-')}`);
    }
  });
  await album.take(page, size, 'en', `${name}-over`);
  await context.close();
}

/** From the next page on. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('boriken', JSON.stringify({ language: wanted })), language);
}
