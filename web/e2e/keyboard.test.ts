/** A game without a mouse, by Tab and Enter and by the keys of the table: every day the beginning of one. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { THOROUGH } from './support/places';
import { CONTROLS, Player } from './support/player';
import { Random } from './support/random';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';

const DECISIONS = THOROUGH ? Infinity : 24;
const MOST_STEPS = 250;
const MOST_CHOICES = 40;
const CONFIRM = '.decision [data-confirm]';
/** The numbers of choices that have a key. */
const KEYS = 9;

test('a game by keyboard', async () => {
  const visitor = await visit();
  const { page, hears } = visitor;
  await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, 71);
  const random = new Random(72);
  for (let turn = 0; turn < DECISIONS && (await player.myTurn()) !== null; turn += 1) {
    await player.seeEveryChoice();
    const { sent } = hears;
    const acts = hears.acts.length;
    if (turn % 2 === 0) await decideByTab(page, random);
    else await decideByKeys(page, random);
    await hears.until(() => hears.sent > sent, 'a decision to be sent');
    await hears.until(() => hears.acts.length > acts, 'the answer to it');
    expect(hears.acts[acts]?.isRefused).toBe(false);
  }
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

async function decideByTab(page: Page, random: Random): Promise<void> {
  await chooseUntilReady(page, () => tabTo(page, CONTROLS, random.next(6)).then(() => page.keyboard.press('Enter')));
  await tabTo(page, CONFIRM);
  await page.keyboard.press('Enter');
}

async function decideByKeys(page: Page, random: Random): Promise<void> {
  await chooseUntilReady(page, () => page.keyboard.press(String(1 + random.next(KEYS))));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // Enter presses the button that has the focus
  await page.keyboard.press('Enter');
}

/** What can be confirmed is known when the preview is there. */
async function chooseUntilReady(page: Page, choose: () => Promise<void>): Promise<void> {
  for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
    await page.locator('.control[aria-busy="true"]').waitFor({ state: 'detached' });
    if (await page.locator(CONFIRM).isEnabled()) return;
    await choose();
  }
  throw new Error('Nothing could be confirmed after many keys.');
}

/** Press Tab until something of this kind has the focus, and shows it, after passing so many of them by. */
async function tabTo(page: Page, selector: string, passing = 0): Promise<void> {
  let left = passing;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(isFocused, selector)) && left-- === 0) return;
  }
  if (left === passing) throw new Error(`Tab does not lead to ${selector}`);
}

/** In the page. */
function isFocused(selector: string): boolean {
  const focus = document.activeElement;
  if (focus === null || !focus.matches(selector)) return false;
  return getComputedStyle(focus).outlineStyle !== 'none';
}
