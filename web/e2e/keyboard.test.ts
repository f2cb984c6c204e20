/** Ten decisions by Tab and Enter alone. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CONTROLS, Player } from './support/player';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';

const MOST_STEPS = 250;
const CONFIRM = '.decision [data-confirm]';

test('ten decisions by keyboard', async () => {
  const visitor = await visit();
  const { page, hears } = visitor;
  await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, 71);
  for (let turn = 0; turn < 10; turn += 1) {
    await player.myTurn();
    await player.seeEveryChoice();
    const { seq } = hears.latest ?? { seq: 0 };
    if (!(await page.locator(CONFIRM).isEnabled())) {
      await tabTo(page, CONTROLS);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, CONFIRM);
    await page.keyboard.press('Enter');
    await hears.until(() => (hears.latest?.seq ?? 0) > seq, 'the table to move on');
  }
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

/** Press Tab until something of this kind has the focus, and shows it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocused, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** In the page. */
function isFocused(selector: string): boolean {
  const focus = document.activeElement;
  if (focus === null || !focus.matches(selector)) return false;
  return getComputedStyle(focus).outlineStyle !== 'none';
}
