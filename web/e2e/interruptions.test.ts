/** The server goes away, the network goes away, and the table is where it was. */

import { expect } from 'vitest';
import { Line } from './support/line';
import { Player } from './support/player';
import { Server } from './support/server';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const BANNER = '.banner.shown';

test('a server that crashes and comes back is met again', async () => {
  const server = await new Server().start();
  const visitor = await visit({}, server.url);
  await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, 51);
  await player.play(3);
  await player.myTurn();

  await server.kill();
  await visitor.page.locator(BANNER).waitFor();
  const decided = player.decide(); // it is kept until the server is there again
  await server.start();
  await decided;
  await expectRecovery(visitor, player);
  await server.stop();
});

test('a network that is lost and found again', async () => {
  const server = await new Server().start();
  const line = await Line.to(server.url);
  const visitor = await visit({ size: 'phone' }, line.url);
  await createTable(visitor, againstBots('classic'));
  const player = new Player(visitor, 52);
  await player.play(3);

  await visitor.context.setOffline(true);
  line.cut();
  await visitor.page.locator(BANNER).waitFor();
  line.mend();
  await visitor.context.setOffline(false);
  await expectRecovery(visitor, player);
  line.close();
  await server.stop();
});

/** The banner goes, and what follows goes without a fault. */
async function expectRecovery({ page, faults, context }: Visitor, player: Player): Promise<void> {
  await page.locator(BANNER).waitFor({ state: 'hidden' });
  expect(faults.found.filter((fault) => fault.startsWith('error: Error'))).toEqual([]);
  faults.forgive();
  await player.play(3);
  expect(faults.found).toEqual([]);
  await context.close();
}
