/** Languages: all words come from the catalogue, errors too, and another language loses nothing. */

import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Catalog } from '../src/lib/api/types';
import { CONTROLS } from './support/player';
import { leftovers, pseudo, speakPseudo } from './support/pseudo';
import { againstBots, ask, createTable, openTable } from './support/tables';
import { test, visit } from './support/testing';
import { prepareTour } from './support/tour';

/** Pages whose text the server has, in the languages of the rulebook. */
const OF_THE_RULEBOOK = ['rules', 'rule', 'building-rules'];
/** The copy of each table that nobody plays on. */
const LOOKED_AT = 3;

test('a language of its own letters leaves no others on any page', async () => {
  const { guest, stops } = await prepareTour(await visit());
  const visitor = await visit({ guest });
  const kept = await untranslated(visitor.page);
  await speakPseudo(visitor.context);
  for (const { name, open } of stops.filter((stop) => !OF_THE_RULEBOOK.includes(stop.name))) {
    await open(visitor.page);
    expect.soft(await leftovers(visitor.page, kept), name).toEqual([]);
  }
  expect(pseudo('Take { THE($card) } it')).toBe('Уакд { THE($card) } иу');
  await visitor.context.close();
});

test('the table says nothing past the catalogue, whatever is to be decided', async () => {
  const { guest, tables } = inject('situations');
  const visitor = await visit({ guest });
  const kept = await untranslated(visitor.page);
  await speakPseudo(visitor.context);
  for (const { name, ids } of tables) {
    await openTable(visitor, ids[LOOKED_AT] ?? '');
    await visitor.page.locator('.decision.mine').waitFor();
    expect.soft(await leftovers(visitor.page, kept), name).toEqual([]);
  }
  await visitor.context.close();
});

/** Where notices go. */
const SERVICES = ['Discord', 'Slack', 'Matrix'];

/** What has a name of its own in every language: players, bots, the table of the tour; and how long ago, in the browser's words. */
async function untranslated(page: Parameters<typeof ask>[0]): Promise<string[]> {
  const { characters } = await ask<Catalog>(page, 'GET', '/api/catalog');
  return [...characters.map(({ name }) => name), ...SERVICES, 'Ana', 'Friday', 'now'];
}

test.each([
  ['a table that has moved on', { seq: 0 }, 'Nel frattempo il tavolo è andato avanti'],
  ['what is no action', { actions: ['dance'] }, '“dance” non è un’azione'],
  ['a request that cannot be read', { key: 'x' }, 'Il server non ha capito la richiesta: “key” è troppo corto'],
])('an error is told live in the language of the page: %s', async (_, change, told) => {
  const visitor = await visit({ language: 'it' });
  let answered = '';
  await visitor.page.routeWebSocket(/\/live/, (socket) => {
    spoil(socket, change, (message) => (answered = message));
  });
  await createTable(visitor, againstBots('1897'));
  const { page } = visitor;
  await page.locator('.decision.mine').waitFor();
  await page.locator(CONTROLS).first().click();
  await page.locator('.decision [data-confirm]').click();
  await page.getByRole('alert').filter({ hasText: told }).waitFor();
  expect(answered).not.toBe('');
  expect(await page.locator('body').innerText()).not.toContain(answered);
  await visitor.context.close();
});

/** What the page wants to play arrives as something else; the answer is under the key it was asked with. */
function spoil(socket: WebSocketRoute, change: object, hear: (message: string) => void): void {
  const server = socket.connectToServer();
  let key = '';
  socket.onMessage((text) => {
    const asked = JSON.parse(String(text)) as { type: string; key: string };
    if (asked.type === 'act') ({ key } = asked);
    server.send(asked.type === 'act' ? JSON.stringify({ ...asked, ...change }) : text);
  });
  server.onMessage((text) => {
    const told = JSON.parse(String(text)) as { type: string; key?: string; error?: { message: string } };
    if (told.error) hear(told.error.message);
    socket.send(told.error ? JSON.stringify({ ...told, key }) : text);
  });
}

/** What is marked or planned, past all words: where one may click, what is chosen, who stands where, and the figures in the panel. */
const planned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const picks = [...document.querySelectorAll<HTMLElement>('.pick:is(.choosable, .chosen), .circles')];
    const panel = document.querySelector<HTMLElement>('.decision .control')?.innerText ?? '';
    return [...picks.map((pick) => pick.dataset.actions ?? pick.innerHTML), ...(panel.match(/\d+/g) ?? [])].concat(
      [...document.querySelectorAll<HTMLElement>('.chosen')].map((chosen) => `chosen ${chosen.dataset.actions ?? ''}`),
    );
  });

test.each([
  ['a choice that is marked', 'round', async (page: Page) => page.locator(CONTROLS).first().click()],
  ['a sheet that was changed', 'place', async (page: Page) => page.locator('.decision .tools button').last().click()],
])('another language at the table leaves as it is: %s', async (_, kind, begin) => {
  const { guest, tables } = inject('situations');
  const visitor = await visit({ guest });
  const { page, hears } = visitor;
  await openTable(visitor, tables.find((table) => table.kind === kind)?.ids[LOOKED_AT] ?? '');
  await page.locator('.decision.mine').waitFor();
  const untouched = await planned(page);
  await begin(page);
  await page.locator('.control[aria-busy="true"]').waitFor({ state: 'detached' });
  const before = await planned(page);
  expect(before).not.toEqual(untouched);
  const question = await page.locator('.decision h2').innerText();
  await page.locator('.status .menu button').click();
  await page.locator('dialog .parts button').last().click();
  for (const language of ['pt', 'fr']) {
    await page.locator('dialog select').first().selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.decision h2').innerText()).not.toBe(question);
  expect(await planned(page)).toEqual(before);
  expect(hears.sent).toBe(0);
  await visitor.context.close();
});
