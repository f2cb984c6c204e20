/** A server in a part of a site: pages, files, links and the socket are found there, and nowhere else. */

import { expect } from 'vitest';
import { Player } from './support/player';
import { Server } from './support/server';
import { againstBots } from './support/tables';
import { test, visit } from './support/testing';

test('a table under /games is opened, played at and left by links', async () => {
  const server = await new Server('--base-path', '/games').start();
  const visitor = await visit({}, server.url);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));

  await page.goto('/games');
  const id = await page.evaluate(async (table) => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/games/api/tables', { method: 'POST', headers, body: JSON.stringify({ name: 'Ana', ...table }) });
    const { table: { id } } = (await made.json()) as { table: { id: string } };
    return id;
  }, againstBots('1897') as object);
  await page.goto(`/games/table/${id}`);
  await new Player(visitor, 61).play(3);
  await page.goto('/games/rules');
  await page.locator('main a[href^="/games/rules/"]:visible').first().click();
  await page.waitForURL(/\/games\/rules\/./);
  await page.reload();
  await page.locator('main').waitFor();

  expect(asked.filter((path) => path !== '/games' && !path.startsWith('/games/'))).toEqual([]);
  expect(asked).toContain(`/games/api/tables/${id}/live`);
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
  await server.stop();
});
