/** Somebody's history: what was played is there, and it can be read on every screen. */

import { expect } from 'vitest';
import type { PlayedGames, Profile, RatingCurve, Statistics } from '../src/lib/api/types';
import { themesAt, violations } from './support/axe';
import { againstBots, leaveToBots, makeTable, untilRemembered } from './support/tables';
import { test, visit } from './support/testing';

test('a game that is over is in the history, with its record, and leads back to the table', async () => {
  const { page, context, faults } = await visit();
  const id = await makeTable(page, againstBots('1897', [], 2));
  await leaveToBots(page, id);
  await page.goto('/tables');
  await page.getByRole('link', { name: 'Your history' }).click();
  await page.getByRole('heading', { name: 'Your history' }).waitFor();
  await untilRemembered(page);
  await page.reload();
  await page.getByText('1 game, ').first().waitFor();
  await page.getByText('Head to head').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all records' }).click();
  expect((await download).suggestedFilename()).toBe('boriken-games.zip');
  await page.getByLabel('Edition').selectOption('classic');
  await page.getByText('No games of this kind.').waitFor();
  await page.getByLabel('Edition').selectOption('');
  await page.getByRole('link', { name: /^See the game/ }).click();
  await page.waitForURL(`**/table/${id}`);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('who is not known is told where a history comes from', async () => {
  const { page, context } = await visit();
  await page.goto('/history');
  await page.getByText('Tell us your name first').waitFor();
  await page.goto('/people/Nobody.Known');
  await page.getByText('Nobody here has an account called “Nobody.Known”.').waitFor();
  await context.close();
});

const at = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();

const PROFILE: Profile = {
  name: 'Ana María',
  you: false,
  account: true,
  games: 123,
  wins: 41,
  since: at(0),
  ratings: [
    { pool: '3-base', rating: 1634, doubt: 71, provisional: false, games: 88 },
    { pool: '4-expanded', rating: 1502, doubt: 145, provisional: true, games: 4 },
  ],
  stamps: ['all_trades', 'all_goods', 'quarrymaster', 'full_hold', 'monuments', 'hair', 'last_coin', 'landlocked', 'no_works', 'alone', 'giant', 'whole_box'].map(
    (stamp, number) => ({ stamp, at: number % 3 === 0 ? at(number) : null }),
  ),
};

/** Cards of the Special Edition, which score one by one. */
const ACHIEVEMENTS = ['major_investor', 'master_collector'];

const STATISTICS: Statistics = {
  games: 123,
  wins: 41,
  points: 43.7,
  best: 68,
  more: false,
  sources: [
    { source: 'chips', points: 21.3, won: 24.8 },
    { source: 'buildings', points: 15.2, won: 17.1 },
    { source: 'guild_hall', points: 2.9, won: 4.4 },
    { source: 'nobles', points: 1.2, won: 1.4 },
    ...ACHIEVEMENTS.map((source) => ({ source, points: 0.4, won: 0.5 })),
  ],
  buildings: ['small_market', 'harbor', 'wharf', 'guild_hall'].map((building, number) => ({ building, games: 100 - 20 * number, wins: 30 - 5 * number })),
  first_roles: [
    { role: 'builder', games: 70, wins: 25 },
    { role: 'settler', games: 53, wins: 16 },
  ],
  seats: [0, 1, 2].map((seat) => ({ seat, games: 41, wins: 12 + seat })),
  rivals: [
    { name: 'Benito de la Torre y Vega', bot: null, account: true, games: 30, ahead: 12, behind: 17 },
    { name: 'Carmela', bot: 'expert', account: false, games: 22, ahead: 9, behind: 13 },
  ],
};

const GAMES: PlayedGames = {
  games: [1, 2, 3].map((number) => ({
    table: `abcdefghijk${String(number)}`,
    ended: at(100 - number),
    edition: '1897',
    players: 3,
    expansions: number === 2 ? ['nobles'] : [],
    seat: 0,
    rank: number,
    points: 50 - number,
    rated: number < 3,
    change: number < 3 ? { before: 1620, after: 1634, provisional: false } : null,
    stamps: number === 1 ? ['hair'] : [],
    record: number !== 3,
    seats: [
      { kind: 'person', name: 'Ana María', bot: null, account: true, you: false, rank: number, points: 50 - number },
      { kind: 'person', name: 'Benito', bot: null, account: true, you: true, rank: number === 1 ? 2 : 1, points: 51 },
      { kind: 'bot', name: 'Carmela', bot: 'expert', account: false, you: false, rank: 3, points: 30 },
    ],
  })),
  next: `${String(Date.parse(at(90)))}-abcdefghijk3`,
};

const CURVE: RatingCurve = {
  pool: '3-base',
  points: Array.from({ length: 88 }, (_, number) => ({ at: at(number), rating: 1500 + number + (number % 7) * 12, doubt: 300 - 2.5 * number })),
};

const ANSWERS: [string, unknown][] = [
  ['**/api/profile/games?*', GAMES],
  ['**/api/profile/statistics?*', STATISTICS],
  ['**/api/profile/ratings/*', CURVE],
  ['**/api/profile?*', PROFILE],
];

test.each(['desk', 'phone'] as const)('a long history fits a %s, and can be read by all', async (size) => {
  const { page, context, faults } = await visit({ size });
  for (const [address, answer] of ANSWERS) await page.route(address, (route) => route.fulfill({ json: answer }));
  await page.goto('/people/Ana%20Mar%C3%ADa');
  await page.getByRole('heading', { name: 'History of Ana María' }).waitFor();
  await page.getByText('Rating over time').waitFor();
  await page.getByText('1502?').waitFor();
  await page.getByText('By a hair').first().waitFor();
  const { scrolled, shown } = await page.evaluate(() => ({ scrolled: document.documentElement.scrollWidth, shown: document.documentElement.clientWidth }));
  expect(scrolled).toBeLessThanOrEqual(shown);
  expect(await violations(page, themesAt(size))).toEqual([]);
  await page.getByRole('link', { name: 'Benito', exact: true }).first().click();
  await page.waitForURL('**/people/Benito');
  expect(faults.found).toEqual([]);
  await context.close();
});
