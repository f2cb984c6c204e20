/** Getting to a table: by the pages that people use, or quickly by the interface. */

import type { Page } from 'playwright-core';
import type { NewTable, Profile, Update } from '../../src/lib/api/types';
import type { Visitor } from './visitor';

export type Edition = 'classic' | '1897' | 'special';

const EDITION_NAMES: Record<Edition, RegExp> = {
  classic: /^Classic edition/,
  '1897': /^Puerto Rico 1897/,
  special: /^1897, Special Edition/,
};

const EXPANSIONS = ['new_buildings', 'nobles', 'buccaneer'];

/** All expansions that go together; festival cards take the place of the festival. */
export function allExpansions(edition: Edition): string[] {
  return [...EXPANSIONS, ...(edition === 'special' ? ['festival_cards', 'achievements'] : ['festival'])];
}

/** Click a table of three together and start it: oneself and two bots that play anything. */
export async function buildTable(page: Page, edition: Edition, withExpansions: boolean): Promise<string> {
  await page.goto('/new');
  await page.getByRole('radio', { name: EDITION_NAMES[edition] }).check();
  for (const seat of [2, 3]) await seatRandomBot(page, seat);
  const boxes = page.getByRole('group', { name: 'Expansions' }).getByRole('checkbox', { disabled: false });
  for (const box of withExpansions ? await boxes.all() : []) await box.check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  return tableIn(page);
}

/** Put the bot that plays anything on a seat of a table that is being planned. */
async function seatRandomBot(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Seat ${String(seat)}:` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Experimental').click();
  await dialog.getByRole('button', { name: 'Random' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export function tableIn(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Open a table, and hear of it. */
export async function openTable({ page, hears }: Visitor, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await hears.until(() => hears.latest?.table.id === id, `table ${id}`);
}

/** Make a table by the interface, and open it. */
export async function createTable({ page }: Visitor, wanted: NewTable): Promise<string> {
  const id = await makeTable(page, wanted);
  await page.goto(`/table/${id}`);
  return id;
}

/** Make a table that nobody looks at. */
export async function makeTable(page: Page, wanted: NewTable): Promise<string> {
  const { table } = await ask<Update>(page, 'POST', '/api/tables', wanted);
  return table.id;
}

/** Leave a game that nobody looks at: a bot plays on. Wait until it is over. */
export async function leaveToBots(page: Page, id: string): Promise<void> {
  await ask(page, 'POST', `/api/tables/${id}/leave`, {});
  let update = await ask<Update>(page, 'GET', `/api/tables/${id}`);
  while (update.scores === null) update = await ask<Update>(page, 'GET', `/api/tables/${id}/updates?after=${String(update.seq)}&wait=20`);
}

/** Wait until one's first game that is over is in one's history: the server writes it down after the last move. */
export async function untilRemembered(page: Page): Promise<void> {
  while ((await ask<Profile>(page, 'GET', '/api/profile')).games === 0);
}

/** A game of oneself against bots that play anything. */
export function againstBots(edition: Edition, expansions: string[] = [], players = 3): NewTable {
  const bots = new Array<{ kind: 'bot'; bot: string }>(players - 1).fill({ kind: 'bot', bot: 'random' });
  return { name: 'Ana', options: { edition, players, expansions }, seats: [{ kind: 'you' }, ...bots], start: true };
}

/** Ask the server as this visitor. */
export async function ask<Answer>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const answer = await page.request.fetch(path, body === undefined ? { method } : { method, data: body });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
