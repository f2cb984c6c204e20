/** Finding a game: two who want the same are brought to one table, and who waits in vain plays with bots. */

import { expect } from 'vitest';
import { violations } from './support/axe';
import { tableIn } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

async function seek({ page }: Visitor, name: string, ...players: number[]): Promise<void> {
  await page.goto('/match');
  await page.getByRole('textbox').fill(name);
  for (const size of [2, 3, 4, 5]) {
    const box = page.getByRole('checkbox', { name: `${String(size)} players` });
    if (players.includes(size)) await box.check();
  }
  if (!players.includes(3)) await page.getByRole('checkbox', { name: '3 players' }).uncheck();
  await page.getByRole('button', { name: 'Find a game' }).click();
}

test('two who look for the same game play it together', async () => {
  const [ana, ben] = await Promise.all([visit(), visit({ size: 'phone', theme: 'dark' })]);
  await seek(ana, 'Ana', 2);
  await ana.page.getByText('Nobody else is looking').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await seek(ben, 'Ben', 2, 4);
  await Promise.all([ana, ben].map(({ page }) => page.waitForURL(/\/table\//)));
  expect(tableIn(ana.page)).toBe(tableIn(ben.page));
  await ana.page.getByText('Ben').first().waitFor();
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
  await Promise.all([ana, ben].map(({ context }) => context.close()));
});

test('a search goes on where it was left, and can be ended', async () => {
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: /Quick match/ }).click();
  await page.getByRole('heading', { name: 'Quick match' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await seek(visitor, 'Cleo', 5);
  await page.getByRole('heading', { name: 'Looking for players' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await page.getByRole('button', { name: 'Find a game' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Find a game' }).waitFor();
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});
