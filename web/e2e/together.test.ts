/** Several people at one table: two play, one watches; one plays in two tabs. */

import { expect } from 'vitest';
import type { NewTable, Update } from '../src/lib/api/types';
import { THOROUGH } from './support/places';
import { Player } from './support/player';
import { againstBots, allExpansions, createTable } from './support/tables';
import { test, visit } from './support/testing';
import { type Visitor, openPage } from './support/visitor';

const TURNS = THOROUGH ? 60 : 30;
const PAIR: NewTable = {
  name: 'Ana',
  options: { edition: 'special', players: 2, expansions: allExpansions('special') },
  seats: [{ kind: 'you' }, { kind: 'open' }],
};

test('two play, and who watches sees no secret', async () => {
  const [ana, ben, eve] = await Promise.all([visit(), visit({ size: 'phone' }), visit()]);
  const id = await createTable(ana, PAIR);
  await join(ben, id, 'Ben');
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await eve.page.goto(`/table/${id}`);

  const players = [new Player(ana, 31), new Player(ben, 32)];
  const isOver = () => players.some(({ visitor }) => visitor.hears.latest?.scores != null);
  for (let turn = 0; turn < TURNS && !isOver(); turn += 1) await (await whoseTurn(players)).decide();

  const isUpToDate = () => (eve.hears.latest?.seq ?? 0) >= (ana.hears.latest?.seq ?? 0);
  await eve.hears.until(isUpToDate, 'the spectator to see the last move');
  await eve.page.locator('.decision:not(.mine)').waitFor();
  expect(await eve.page.locator('.choosable, .chosen, [data-confirm]').count()).toBe(0);
  for (const [owner, other] of [[ana, ben], [ben, ana]] as const) expectSecrets(owner, [other, eve]);
  for (const { faults } of [ana, ben, eve]) expect(faults.found).toEqual([]);
  for (const { context } of [ana, ben, eve]) await context.close();
});

test('two tabs show the same table', async () => {
  const first = await visit();
  const id = await createTable(first, againstBots('1897'));
  const second = await openPage(first.context, 'desk');
  await second.page.goto(`/table/${id}`);
  const players = [new Player(first, 41), new Player(second, 42)];
  for (let turn = 0; turn < 6; turn += 1) {
    const [one, other] = turn % 2 === 0 ? [first, second] : [second, first];
    const player = players[turn % 2] as Player;
    await player.myTurn();
    await player.decide();
    await other.hears.until(() => (other.hears.latest?.seq ?? 0) >= (one.hears.latest?.seq ?? 0), 'the other tab');
  }
  for (const { faults } of [first, second]) expect(faults.found).toEqual([]);
  await first.context.close();
});

async function join({ page }: Visitor, id: string, name: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Waiting for').first().waitFor();
}

/** The player who is to decide now. */
async function whoseTurn(players: Player[]): Promise<Player> {
  const isDue = ({ visitor: { hears } }: Player) => !hears.isActing && hears.latest?.decision?.yours === true;
  await Promise.race(players.map((player) => player.visitor.hears.until(() => isDue(player), 'anybody’s turn')));
  return players.find(isDue) as Player;
}

/** Cards that are still secret were named to their owner, and to nobody else; chips are nobody else's business. */
function expectSecrets(owner: Visitor, others: Visitor[]): void {
  const seat = owner.hears.latest?.table.you.seat ?? -1;
  const own = owner.hears.latest?.view?.seats[seat];
  const secrets = (own?.achievements ?? []).filter((card) => !own?.met?.includes(card));
  expect(secrets.length).toBeGreaterThan(0);
  for (const { hears } of others) {
    for (const card of secrets) expect(hears.heard.filter((text) => text.includes(`"${card}"`) || text.includes(` ${card}`))).toEqual([]);
    const updates = hears.heard.map((text) => JSON.parse(text) as Partial<Update>).filter((update) => update.view);
    expect(updates.length).toBeGreaterThan(0);
    for (const { view, decision, scores } of updates) {
      if (scores != null) continue;
      expect(view?.seats[seat]?.chips ?? null).toBeNull();
      if (decision?.seat === seat) expect(decision.choices).toBeNull();
    }
  }
}
