/** A slow and bad line: 200 ms there and back, and of a hundred pieces one is lost, and the connection with it. */

import { expect, inject } from 'vitest';
import type { Log, Outlook, Preview } from '../src/lib/api/types';
import { Line } from './support/line';
import { Player } from './support/player';
import { againstBots, ask, createTable, openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const DELAY = 100;
const LOSS_EVERY = 100;
const DECISIONS = 16;

test('previews follow, and the hand does not wait for them', async () => {
  const { guest, tables } = inject('situations');
  const line = await Line.to(inject('server'));
  const visitor = await visit({ guest }, line.url);
  const { page, hears } = visitor;
  await openTable(visitor, tables.find(({ name }) => name === 'place')?.ids[2] ?? '');
  await new Player(visitor, 81).myTurn();
  await page.locator('.decision.mine .makes').waitFor();
  expect(hears.asked).toEqual([]); // what follows from the proposal came with the decision
  line.worsen(DELAY, 0);

  line.hold();
  const left = page.locator('.decision .left');
  await page.getByRole('button', { name: 'Clear all' }).click();
  const everybody = await left.innerText();
  const circles = page.locator('.tile.choosable[aria-pressed="false"]');
  await circles.first().click();
  const oneLess = await left.innerText();
  expect(oneLess).not.toBe(everybody);
  expect(previews(visitor)).toEqual([]);
  line.release();
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.locator('.makes[aria-busy="false"]').waitFor();
  expect(await page.locator('.decision [data-confirm]').isEnabled()).toBe(true);
  // One at a time, and the latest wins.
  expect(previews(visitor).length).toBeLessThanOrEqual(3);
  const shown = await page.locator('.makes span').allInnerTexts();
  const made = Object.values(previews(visitor).at(-1)?.made ?? {});
  expect(shown.map(Number).filter(Boolean).sort()).toEqual(made.sort());
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
  line.close();
});

test('nothing is sent twice, and nothing is lost', async () => {
  const line = await Line.to(inject('server'));
  const visitor = await visit({}, line.url);
  const id = await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, 82);
  await player.myTurn();
  line.worsen(DELAY, LOSS_EVERY);
  // The busier the machine, the larger the pieces: a connection must be lost at least once.
  for (let number = 0; number < DECISIONS || line.broken === 0; number += 1) {
    if ((await player.myTurn()) === null) break;
    await player.decide();
  }
  line.worsen(0, 0);
  console.log(`connections lost: ${String(line.broken)}; acts sent: ${String(visitor.hears.sent)}, decided: ${String(visitor.hears.acts.length)}`);
  expect(line.broken).toBeGreaterThan(0);
  const { entries } = await ask<Log>(visitor.page, 'GET', `/api/tables/${id}/log?after=0&limit=500`);
  const mine = entries.filter((entry) => entry.kind === 'acted' && entry.by === 'person');
  expect(mine).toHaveLength(visitor.hears.acts.length);
  await visitor.context.close();
  line.close();
});

/** The previews heard so far. */
function previews({ hears }: Visitor): Outlook[] {
  return hears.heard.flatMap((text) => {
    const message = text.startsWith('{') ? (JSON.parse(text) as { type?: string }) : {};
    return message.type === 'preview' ? [message as Preview] : [];
  });
}
