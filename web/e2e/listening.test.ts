/** A game by the accessibility tree alone, as by a screen reader, and everything in it has a name: every day the beginning and the end. */

import { expect } from 'vitest';
import { finishedGame } from './support/finished';
import { type Heard, Listener, nameless } from './support/listener';
import { THOROUGH } from './support/places';
import { Player } from './support/player';
import { Random } from './support/random';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const DECISIONS = THOROUGH ? Infinity : 20;
const PANEL = 'Your decision';
/** Buttons of the panel that decide nothing. */
const ASIDE = /^(What would you do|What may I do|Undo|Ask to undo|Clear all)/;
const MOST_PRESSES = 60;

test('a game by ear', async () => {
  const visitor = await visit();
  await createTable(visitor, againstBots('1897'));
  const listener = await Listener.to(visitor);
  const player = new Player(visitor, 0);
  const random = new Random(73);
  let decision = await player.myTurn();
  for (let made = 0; made < DECISIONS && decision !== null; made += 1) {
    await player.seeEveryChoice();
    // The tree follows the page a moment later.
    await expect.poll(async () => faultsOf(await listener.hear(), visitor), { message: decision.kind }).toEqual([]);
    await decide(listener, random, visitor);
    decision = await player.myTurn();
  }
  if (decision !== null) await visitor.page.goto(`/table/${await finishedGame()}`);
  await expectResult(listener);
  expect(visitor.faults.found).toEqual([]);
  await visitor.context.close();
});

/** What one does not hear of what is to be seen. */
function faultsOf(tree: Heard[], visitor: Visitor): string[] {
  const isRound = visitor.hears.latest?.decision?.kind === 'round';
  return [...nameless(tree), ...silentOpponents(tree, visitor), ...(isRound ? silentRoles(tree) : [])];
}

/** Those of whom one does not hear who they are, what they have and where their workers stand. */
function silentOpponents(tree: Heard[], { hears }: Visitor): string[] {
  const { table, decision } = hears.latest ?? {};
  const names = (table?.seats ?? []).filter((_, number) => number !== decision?.seat).map(({ name }) => name ?? '');
  const board = /\d+ coins?.*Island \d+ of 12.*City \d+ of 12/;
  return names.filter((name) => !tree.some((node) => node.role === 'button' && node.name.startsWith(name) && board.test(node.name)));
}

/** Each role that can be taken says what it brings. */
function silentRoles(tree: Heard[]): string[] {
  const roles = tree.filter(({ isToggle, isDisabled, within }) => isToggle && !isDisabled && within.includes('Roles'));
  return roles.length === 0 ? ['no role'] : roles.map(({ name }) => name).filter((name) => !/would bring you: \S+/.test(name));
}

/** Press what can be pressed until the last button of the panel is free, then that. */
async function decide(listener: Listener, random: Random, { hears }: Visitor): Promise<void> {
  const { sent } = hears;
  const acts = hears.acts.length;
  for (let press = 0; press < MOST_PRESSES && hears.sent === sent; press += 1) {
    const buttons = (await listener.hear()).filter(({ role }) => role === 'button');
    const panel = buttons.filter(({ within }) => within.includes(PANEL));
    const confirm = panel.at(-1);
    const isChoice = (button: Heard) => (button.isToggle || panel.includes(button)) && button !== confirm && !ASIDE.test(button.name);
    const choices = buttons.filter((button) => !button.isDisabled && isChoice(button));
    const isReady = confirm?.isDisabled === false && (press > 0 || choices.length === 0);
    const next = isReady ? confirm : choices[random.next(Math.max(1, choices.length))];
    if (next !== undefined) await listener.press(next);
  }
  await hears.until(() => hears.acts.length > acts, 'the answer to what was pressed');
  expect(hears.acts[acts]?.isRefused).toBe(false);
}

async function expectResult(listener: Listener): Promise<void> {
  await expect.poll(async () => (await listener.hear()).some(({ role }) => role === 'table')).toBe(true);
  expect(nameless(await listener.hear())).toEqual([]);
}
