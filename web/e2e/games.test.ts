/** Games against bots by clicks alone, at both sizes, with each rule set, with and without expansions. */

import { expect } from 'vitest';
import { THOROUGH } from './support/places';
import { Player } from './support/player';
import { USUAL_SIZES, type UsualSize } from './support/sizes';
import { type Edition, ask, buildTable, leaveToBots } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

interface Game {
  edition: Edition;
  withExpansions: boolean;
  size: UsualSize;
}

const GAMES: Game[] = (['classic', '1897', 'special'] as const).flatMap((edition) =>
  [false, true].flatMap((withExpansions) =>
    USUAL_SIZES.map((size) => ({ edition, withExpansions, size })),
  ),
);
/** One game for each rule set, and how many decisions of it one makes oneself. */
const EVERY_DAY: Record<number, number> = { 0: 30, 7: Infinity, 10: 50 };

GAMES.forEach(({ edition, withExpansions, size }, seed) => {
  const decisions = THOROUGH ? Infinity : (EVERY_DAY[seed] ?? 0);
  if (decisions === 0) return;
  test.concurrent(`${edition}, ${withExpansions ? 'all expansions' : 'base'}, ${size}`, async () => {
    const visitor = await visit({ size });
    const id = await buildTable(visitor.page, edition, withExpansions);
    await new Player(visitor, seed).play(decisions);
    if (decisions < Infinity) await leave(visitor, id);
    await seeResult(visitor, id);
    expect(visitor.faults.found).toEqual([]);
    await visitor.context.close();
  });
});

/** Bots play the rest while nobody looks, so that it costs little. */
async function leave({ page }: Visitor, id: string): Promise<void> {
  await page.goto('/');
  await leaveToBots(page, id);
  await page.goto(`/table/${id}`);
}

/** The end screen says what the record of the game says. */
async function seeResult({ page }: Visitor, id: string): Promise<void> {
  await page.locator('tr.total').waitFor();
  const totals = await page.locator('tr.total td').allInnerTexts();
  const { result } = await ask<{ result: { scores: { total: number }[] } }>(page, 'GET', `/api/tables/${id}/record`);
  const recorded = result.scores.map((score) => score.total);
  expect(totals.map(Number).sort()).toEqual(recorded.sort());
  expect(recorded).toHaveLength(3);
}
