/** Two people and a bot: one asks to take something back, one leaves and comes back. */

import { expect } from 'vitest';
import type { Update } from '../src/lib/api/types';
import { Player } from './support/player';
import { createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

/** Ana, Ben and a bot, with Ben on turn and something that Ana cannot take back by herself. */
async function seated(): Promise<{ ana: Player; ben: Player; id: string }> {
  const [first, second] = await Promise.all([visit(), visit({ size: 'phone' })]);
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }];
  const id = await createTable(first, { name: 'Ana', options: { players: 3 }, seats, order: 'fixed', undo: 'agree' });
  await second.page.goto(`/table/${id}`);
  await second.page.getByLabel('Your name').fill('Ben');
  await second.page.getByRole('button', { name: 'Join' }).click();
  await first.page.getByRole('button', { name: 'Start the game' }).click();
  const players = { ana: new Player(first, 51), ben: new Player(second, 52), id };
  await playUntil(players, () => first.hears.latest?.undo?.at_once === false && isTurnOf(second));
  return players;
}

const isTurnOf = ({ hears }: Visitor): boolean => !hears.isActing && hears.latest?.decision?.yours === true;

/** Let both play on, whoever is on turn. */
async function playUntil({ ana, ben }: { ana: Player; ben: Player }, holds: () => boolean): Promise<void> {
  const both = [ana, ben];
  for (;;) {
    const [one, other] = both.map(({ visitor }) => visitor) as [Visitor, Visitor];
    const isSettled = () => one.hears.latest?.seq === other.hears.latest?.seq && (holds() || both.some(({ visitor }) => isTurnOf(visitor)));
    await Promise.race(both.map(({ visitor }) => visitor.hears.until(isSettled, 'somebody’s turn')));
    if (holds()) return;
    await both.find(({ visitor }) => isTurnOf(visitor))?.decide();
  }
}

const banner = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Undo' });

test('one asks to take a move back, and the one on turn agrees', async () => {
  const { ana, ben } = await seated();
  await ana.visitor.page.getByRole('button', { name: 'Ask to undo' }).click();
  await banner(ana.visitor).getByText('Still to answer: Ben').waitFor();
  await banner(ben.visitor).getByText('Ana asks to take this back').waitFor();
  expect(await banner(ben.visitor).locator('.what').innerText()).toContain('Ana');

  await banner(ana.visitor).getByRole('button', { name: 'Withdraw' }).click();
  await banner(ben.visitor).getByText('Ana has withdrawn the request').waitFor();
  await ana.visitor.page.getByRole('button', { name: 'Ask to undo' }).click();
  await banner(ben.visitor).getByRole('button', { name: 'Agree' }).click();
  for (const { visitor } of [ana, ben]) await banner(visitor).getByText('Everybody agreed').waitFor();
  await ana.visitor.hears.until(() => isTurnOf(ana.visitor), 'Ana to decide again');
  for (const { visitor } of [ana, ben]) {
    expect(visitor.faults.found).toEqual([]);
    await visitor.context.close();
  }
});

test('who leaves is played for, and told so on coming back', async () => {
  const { ana, ben, id } = await seated();
  const { page } = ben.visitor;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const { hears } = ana.visitor;
  const isPlayedFor = () => hears.heard.some((text) => (JSON.parse(text) as Partial<Update>).entries?.some((entry) => entry.kind === 'acted' && entry.seat === 1 && entry.by === 'bot'));
  while (!isPlayedFor()) {
    await hears.until(() => isPlayedFor() || isTurnOf(ana.visitor), 'somebody to play for Ben');
    if (!isPlayedFor()) await ana.decide();
  }
  await ana.visitor.page.getByText('Ben leaves.').first().waitFor();

  await page.goto(`/table/${id}`);
  await page.getByText('is playing for you.').waitFor();
  await page.getByRole('button', { name: 'Take over again' }).click();
  const news = page.getByRole('complementary', { name: 'Since your last turn' });
  await news.getByText(/While you were away, \p{L}+ made/u).waitFor();
  await news.getByRole('button', { name: 'Continue' }).click();
  await ana.visitor.page.getByText('Ben is back').first().waitFor();
  for (const { visitor } of [ana, ben]) {
    expect(visitor.faults.found).toEqual([]);
    await visitor.context.close();
  }
});

test('somebody deletes what the server keeps of them, after a second question', async () => {
  const { page, faults, context } = await visit();
  await page.goto('/');
  const made = await page.request.post('/api/tables', { data: { name: 'Zelmira', public: true, title: 'Zelmira waits' } });
  const { table } = (await made.json()) as Update;
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  await dialog.getByRole('button', { name: 'Keep my data' }).click();
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  await dialog.getByText('This cannot be undone.').waitFor();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await (await page.request.get('/api/me')).json()).toEqual({ name: null });
  const left = JSON.stringify(await (await page.request.get(`/api/tables/${table.id}`)).json());
  expect(left).toContain('"status":"closed"');
  expect(left).not.toContain('Zelmira');
  // Who is not known has nothing to delete.
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByLabel('Language', { exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete my data' }).count()).toBe(0);
  expect(faults.found).toEqual([]);
  await context.close();
});
