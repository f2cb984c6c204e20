/** Two people talk: before the game and in it, with mentions, reactions and unread marks. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../src/lib/api/types';
import { themesAt, violations } from './support/axe';
import { createTable } from './support/tables';
import { test, visit } from './support/testing';

const PAIR: NewTable = {
  name: 'Ana',
  options: { edition: '1897', players: 2 },
  seats: [{ kind: 'you' }, { kind: 'open' }],
  order: 'fixed',
};

test('two people talk at a table', async () => {
  const [ana, ben] = await Promise.all([visit(), visit({ size: 'phone', language: 'it' })]);
  const id = await createTable(ana, PAIR);
  await say(ana.page, 'Your message', 'Who is coming?');
  await ben.page.goto(`/table/${id}`);
  await ben.page.getByText('Who is coming?').waitFor();
  await ben.page.getByLabel('Il tuo nome').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Siediti' }).first().click();
  await say(ben.page, 'Il tuo messaggio', 'Io!');
  await ana.page.getByText('Io!').waitFor();
  expect(await violations(ana.page, ['light'])).toEqual([]);

  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ana.page.getByRole('button', { name: /^Chat/ }).click();
  const field = ana.page.getByLabel('Your message');
  await field.fill('Well, @b');
  await ana.page.getByRole('option', { name: '@Ben' }).waitFor();
  await field.press('Enter');
  await field.pressSequentially('here we go');
  await field.press('Enter');
  await ana.page.getByRole('log').getByText('@Ben').waitFor();
  await expect.poll(() => coversDecision(ana.page)).toBe(false);
  expect(await violations(ana.page, themesAt('desk'))).toEqual([]);

  await ben.page.getByRole('button', { name: 'Chat: 1 messaggio non letto' }).waitFor();
  await ben.page.getByText('Ana ti menziona.').waitFor();
  await expect.poll(() => coversDecision(ben.page)).toBe(false);
  await ben.page.getByRole('button', { name: 'Leggi' }).click();
  await ben.page.getByRole('log').getByText('here we go').waitFor();
  await ben.page.getByRole('button', { name: 'Reazioni' }).click();
  await ben.page.getByRole('button', { name: 'Buona fortuna!' }).click();
  await ana.page.getByRole('log').getByText('Good luck!').waitFor(); // in her own language
  await expect.poll(() => coversDecision(ben.page)).toBe(false);
  expect(await violations(ben.page, themesAt('phone'))).toEqual([]);

  await ben.page.getByRole('button', { name: 'Su Ana' }).last().click();
  await ben.page.getByRole('button', { name: 'Silenzia a questo tavolo' }).click();
  await ben.page.getByRole('log').getByText('here we go').waitFor({ state: 'detached' });
  await ben.page.getByText('Opzioni della chat').click();
  await ben.page.getByRole('button', { name: 'Mostra di nuovo' }).click();
  await ben.page.getByRole('log').getByText('here we go').waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('log').waitFor({ state: 'detached' });
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
  for (const { context } of [ana, ben]) await context.close();
});

async function say(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Enter');
}

/** Whether the chat, or its notice, lies over what is to be decided. */
const coversDecision = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [chat, decision] = ['.chat, .note.label', '.decision'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (!chat || !decision) throw new Error('one of them is not there');
    return chat.left < decision.right && decision.left < chat.right && chat.top < decision.bottom && decision.top < chat.bottom;
  });
