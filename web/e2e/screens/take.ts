/** Pictures of every page and of every kind of decision, at both usual sizes or others, by day and by night, in every language. */

import { buildIfMissing } from '../support/building';
import { launchBrowser } from '../support/launching';
import { findBrowser } from '../support/places';
import { Player } from '../support/player';
import { Server, type Situation } from '../support/server';
import { openTable } from '../support/tables';
import { type Tour, prepareTour } from '../support/tour';
import { type Visitor, speak, welcome } from '../support/visitor';
import { Album, type Wanted } from './album';

/** Parts of the phone's table beside the one that opens by itself. */
const TABS = ['table', 'market', 'mine', 'others', 'log'];
/** Windows at a time. */
const AT_ONCE = 2;

export async function takeAll(folder: string, wanted: Wanted): Promise<void> {
  const album = new Album(folder, wanted);
  const path = findBrowser();
  if (path === null) throw new Error('No browser found. Install chromium, or name one in BORIKEN_BROWSER.');
  buildIfMissing();
  const server = new Server();
  const { guest, tables } = server.prepare(1);
  await server.start();
  const browser = await launchBrowser(path);
  const tour = await prepareTour(await welcome(browser, server.url, {}));
  const sizes = [...album.sizes];
  const takeNext = async () => {
    for (let size = sizes.shift(); size !== undefined; size = sizes.shift()) {
      await takePages(await welcome(browser, server.url, { size, guest: tour.guest }), tour, album);
      await takeDecisions(await welcome(browser, server.url, { size, guest }), tables, album);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  await browser.close();
  await server.stop();
  console.log(`${String(album.count)} pictures in ${folder}`);
}

/** Each page in each language. */
async function takePages({ page, size, context }: Visitor, { stops }: Tour, album: Album): Promise<void> {
  await page.goto('/');
  const wanted = stops.filter(({ name }) => album.wants(name));
  for (const language of album.languages) {
    await speak(page, language);
    for (const { name, open } of wanted) {
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
    for (const language of album.languages) {
      await speak(page, language);
      await openTable(visitor, ids[0] ?? '');
      await player.seeEveryChoice();
      await album.take(page, size, language, name);
      if (language !== album.languages[0]) continue;
      if (kind === 'round') await takeParts(visitor, album, name);
      await page.keyboard.press('1');
      await album.take(page, size, language, `${name}-chosen`);
    }
  }
  await context.close();
}

/** Where the table is shown in parts. */
async function takeParts({ page, size }: Visitor, album: Album, name: string): Promise<void> {
  const opened = page.locator('[role="tab"][aria-selected="true"]');
  if (!(await opened.isVisible())) return;
  const before = await opened.getAttribute('id');
  for (const tab of TABS) {
    await page.locator(`#tab-${tab}`).click();
    await album.take(page, size, 'parts', `${name}-${tab}`);
  }
  await page.locator(`#${before ?? ''}`).click();
}
