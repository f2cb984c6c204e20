/** No click for nothing: what is obvious, passing, what was prepared; help and log that keep out of the way. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Decision, NewTable, Update } from '../src/lib/api/types';
import { PATIENCE } from './support/patience';
import { againstBots, ask, makeTable, openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const PASS = '.decision footer [data-choice="pass"]';

test('what is obvious is answered without a question, and can be taken back', async () => {
  const visitor = await visit({ ask: false });
  const other = await visit();
  const { page, hears } = visitor;
  // Nobody else moves by themselves at this table, so that the answer stays the last one.
  const id = await pairTable(visitor, other);
  await playBoth([page, other.page], id, (one) => one.kind === 'craftsman' && one.obvious !== undefined);
  await openTable(visitor, id);
  await hears.until(() => hears.acts.length === 1, 'the page to answer');
  expect(hears.acts[0]?.isRefused).toBe(false);
  await page.locator('.decision footer button:has(.undo)').click();
  await hears.until(() => hears.acts.length === 2 && hears.latest?.decision?.obvious !== undefined, 'the undo');
  await page.locator('.decision.mine .control').waitFor();
  await page.reload(); // it is asked now, also when the page is opened again
  await page.locator('.decision.mine .control').waitFor();
  expect(hears.acts).toHaveLength(2);
  expect(visitor.faults.found).toEqual([]);
  for (const { context } of [visitor, other]) await context.close();
});

test('who wants to be asked everything is asked', async () => {
  const visitor = await visit({ ask: true });
  const { page, hears } = visitor;
  const { table } = await tableWith(page, (one) => one.obvious !== undefined);
  await openTable(visitor, table.id);
  await page.locator('.decision.mine .control').waitFor();
  expect(hears.acts).toHaveLength(0);
  await visitor.context.close();
});

test('passing is one click', async () => {
  const visitor = await visit();
  const { page, hears } = visitor;
  const mayPass = ({ kind, choices }: Decision) => kind === 'settler' && (choices ?? []).some(({ action }) => action === 'pass');
  const { table } = await tableWith(page, mayPass);
  await openTable(visitor, table.id);
  await page.locator(PASS).click();
  await hears.until(() => hears.acts.length === 1, 'the pass to be sent');
  expect(hears.acts[0]?.isRefused).toBe(false);
  await visitor.context.close();
});

test('roles can be prepared while waiting', async () => {
  const people = await Promise.all([visit(), visit()]);
  const id = await pairTable(...people);
  const [first, second] = (await look(people[0].page, id)).decision?.yours ? people : [people[1], people[0]];

  await openTable(second, id);
  await prepare(second, 'captain', 'prospector');
  await second.page.reload(); // it is kept
  await second.page.locator('.preparing summary b').waitFor();
  await act(first.page, id, 'captain');
  await second.hears.until(() => second.hears.acts.length === 1, 'the role prepared');
  expect(taken(second.hears.latest)).toContain('prospector');

  await second.hears.until(() => second.hears.latest?.decision?.yours === false, 'the turn of the other');
  await prepare(second, 'captain');
  await act(first.page, id, 'builder');
  await act(first.page, id, 'pass');
  await second.page.locator(PASS).click();
  await second.page.locator('.decision.mine .missed').waitFor();
  expect(second.faults.found).toEqual([]);
  for (const { context } of people) await context.close();
});

test('one\'s own placing can be prepared, changed and sent by itself', async () => {
  const { waiting, other, id, place } = await untilOtherPlaces();
  const { page, hears } = waiting;
  await page.locator('.preparing summary').click();
  await page.locator('.preparing [data-arrange]').click();
  // The only worker goes where nobody was proposed to stand.
  const free = page.locator('.own .tile.choosable[aria-pressed="false"]');
  const wanted = (await free.getAttribute('data-place')) ?? '';
  await free.click();
  await page.locator(`.own .tile[data-place="${wanted}"][aria-pressed="true"]`).waitFor();
  await page.locator('.preparing .sheet[aria-busy="false"]').waitFor();
  await page.locator('.preparing summary b').waitFor();
  await act(other.page, id, place);
  await hears.until(() => hears.acts.length === 1, 'the placing prepared');
  expect(hears.acts[0]?.isRefused).toBe(false);
  const { mySeat, seats } = { mySeat: hears.latest?.table.you.seat ?? 0, seats: hears.latest?.view?.seats ?? [] };
  const standing = Object.entries(seats[mySeat]?.island ?? {}).filter(([, field]) => (field?.workers ?? 0) > 0);
  expect(standing.map(([kind]) => kind)).toEqual([wanted]);
  expect(waiting.faults.found).toEqual([]);
  for (const { context } of [waiting, other]) await context.close();
});

test('a placing that became impossible is dropped with a word', async () => {
  const { waiting, other, id, place } = await untilOtherPlaces();
  const { page, hears } = waiting;
  await page.evaluate((table) => {
    const said = { kind: 'place', manner: 'proposal', phase: '1 mayor', answer: { 'place coffee': 1 } };
    sessionStorage.setItem(`boriken-prepared-${table}`, JSON.stringify({ roles: [], said }));
  }, id);
  await page.reload();
  await page.locator('.preparing summary b').waitFor();
  await act(other.page, id, place);
  await page.locator('.decision.mine .missed').waitFor();
  expect(hears.acts).toEqual([]);
  await page.locator('.decision [data-confirm]:enabled').click();
  await hears.until(() => hears.acts.length === 1, 'what is proposed instead');
  expect(hears.acts[0]?.isRefused).toBe(false);
  for (const { context } of [waiting, other]) await context.close();
});

/** Two people in the mayor's phase, with a worker for two tiles each: one is about to place, the other waits at the table. */
async function untilOtherPlaces(): Promise<{ waiting: Visitor; other: Visitor; id: string; place: string }> {
  const people = await Promise.all([visit(), visit()]);
  const id = await pairTable(...people);
  const [waiting, other] = (await look(people[0].page, id)).decision?.yours ? people : [people[1], people[0]];
  await act(waiting.page, id, 'settler');
  await act(waiting.page, id, 'take quarry');
  const { view, table, decision } = await look(other.page, id);
  const mine = Object.entries(view?.seats[table.you.seat ?? 0]?.island ?? {}).filter(([, field]) => (field?.tiles ?? 0) > 0);
  const isNew = (action: string) => action.startsWith('take ') && !mine.some(([kind]) => action.endsWith(kind));
  await act(other.page, id, decision?.choices?.find(({ action }) => isNew(action))?.action ?? '');
  await act(other.page, id, 'mayor');
  await act(other.page, id, 'pass');
  await openTable(waiting, id);
  const asked = await look(other.page, id);
  return { waiting, other, id, place: asked.decision?.choices?.find(({ action }) => action.endsWith(' 1'))?.action ?? '' };
}

test('help opens when the pointer moves, not when something comes to lie beneath it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  const id = await makeTable(page, againstBots('1897'));
  await openTable(visitor, id);
  const card = page.locator('.role-card').first();
  await card.waitFor();
  await card.evaluate((element) => {
    const resting = { pointerType: 'mouse', bubbles: true, screenX: 50, screenY: 50 };
    document.body.dispatchEvent(new PointerEvent('pointermove', resting));
    for (const name of ['pointerover', 'pointerenter', 'pointermove']) element.dispatchEvent(new PointerEvent(name, resting));
  });
  await page.clock.runFor(3000);
  expect(await page.locator('.help').count()).toBe(0);
  await card.hover();
  await page.clock.runFor(3000);
  await page.locator('.help').waitFor();
  const [help, decision] = await Promise.all([page.locator('.help').boundingBox(), page.locator('.decision').boundingBox()]);
  expect(help && decision && help.x + help.width > decision.x && help.y + help.height > decision.y).toBe(false);
  await visitor.context.close();
});

test('the log keeps its end in sight', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const id = await makeTable(page, againstBots('1897'));
  await playUntil(page, id, () => false, 25);
  await openTable(visitor, id);
  const log = page.locator('.log section');
  await log.waitFor();
  const away = () => log.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
  const isAtEnd = () => expect.poll(away, { timeout: PATIENCE }).toBeLessThan(3);
  await isAtEnd();
  await page.setViewportSize({ width: 1280, height: 720 });
  await isAtEnd();
  await page.setViewportSize({ width: 1440, height: 900 });
  await isAtEnd();
  await log.evaluate((list) => (list.scrollTop = 0));
  const newest = page.getByRole('button', { name: 'Newest' });
  await newest.waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await away()).toBeGreaterThan(30);
  await newest.click();
  await isAtEnd();
  await newest.waitFor({ state: 'detached' });
  await visitor.context.close();
});

/** A table of two people that has begun. */
async function pairTable({ page }: Visitor, other: Visitor): Promise<string> {
  const pair: NewTable = { name: 'Ana', options: { edition: '1897', players: 2 }, seats: [{ kind: 'you' }, { kind: 'open' }] };
  const id = await makeTable(page, pair);
  await ask(other.page, 'POST', `/api/tables/${id}/join`, { name: 'Ben' });
  await ask<Update>(page, 'POST', `/api/tables/${id}/start`, {});
  return id;
}

const look = (page: Page, id: string): Promise<Update> => ask<Update>(page, 'GET', `/api/tables/${id}`);

/** A table at which such a decision comes up; bots play at random, and some games end before. */
async function tableWith(page: Page, holds: (decision: Decision) => boolean): Promise<Update> {
  for (;;) {
    const found = await playUntil(page, await makeTable(page, againstBots('1897')), holds);
    if (found !== null) return found;
  }
}

/** Decide one's own decisions by the interface, the first choice each time, until one of a kind comes up. */
async function playUntil(page: Page, id: string, holds: (decision: Decision) => boolean, moves = 400): Promise<Update | null> {
  for (let made = 0; ; ) {
    const update = await look(page, id);
    const { decision, seq } = update;
    if (decision === null) return null;
    if (!decision.yours) await ask(page, 'GET', `/api/tables/${id}/updates?after=${String(seq)}&wait=20`);
    else if (holds(decision) || made === moves) return update;
    else {
      made += 1;
      await act(page, id, decision.choices?.[0]?.action ?? '');
    }
  }
}

/** Decide for two people, the first choice each time, until such a decision of the first of them comes up. */
async function playBoth(pages: [Page, Page], id: string, holds: (decision: Decision) => boolean): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const { decision } = await look(page, id);
      if (decision === null) throw new Error('The game was over before such a decision came up.');
      if (!decision.yours) continue;
      if (page === pages[0] && holds(decision)) return;
      await act(page, id, decision.choices?.[0]?.action ?? '');
    }
  }
}

async function act(page: Page, id: string, action: string): Promise<void> {
  const { seq } = await look(page, id);
  await ask(page, 'POST', `/api/tables/${id}/act`, { seq, key: `${action.replaceAll(' ', '-')}-after-${String(seq)}`, actions: [action] });
}

/** Wish for roles, in this order. */
async function prepare({ page }: Visitor, ...roles: string[]): Promise<void> {
  await page.locator('.preparing summary').click();
  for (const role of roles) await page.locator(`.preparing [data-wish="${role}"]`).click();
}

/** The role cards that somebody has. */
const taken = (update: Update | null): string[] =>
  Object.entries(update?.view?.cards ?? {}).filter(([, { seat }]) => seat !== null).map(([card]) => card);
