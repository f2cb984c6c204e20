/** What is told apart by colour is told apart without it too, and small pictures are no dark specks by night. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { BUILDING_IDS, building } from '../src/art/buildings';
import { print } from '../src/art/drawing';
import { GOODS, type GoodPicture, barrel, goodPicture } from '../src/art/goods';
import { PIECES } from '../src/art/pieces';
import { type PlantationKind, plantation } from '../src/art/plantations';
import { faintWords, themesAt } from './support/axe';
import { type Grey, greysOf, likeness, outstanding, withoutCommon } from './support/greys';
import { Player } from './support/player';
import { USUAL_SIZES } from './support/sizes';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Theme, Visitor } from './support/visitor';

const FIELDS: PlantationKind[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest'];
const goods = Object.keys(GOODS) as GoodPicture[];
const named = <Id extends string>(ids: Id[], draw: (id: Id) => string) => Object.fromEntries(ids.map((id) => [id, draw(id)]));

/** Tables with much that cannot be done, and the copy of each that nobody plays at. */
const REFUSING = ['full', 'builder', 'draft', 'captain'];
const COPY = 3;

/** Things that stand beside each other and mean something else. */
const KINDS: Record<string, Record<string, string>> = {
  goods: named(goods, goodPicture),
  barrels: named(goods, barrel),
  fields: { ...named(FIELDS, (kind) => plantation(kind, false)), fruit: plantation('indigo', true) },
  pieces: named(['worker', 'noble', 'coin', 'chip'], (kind) => print(PIECES[kind])),
};

/** Pixels of the smallest picture on a table. */
const SMALL = 20;
/** 1 is the same shape; a lighter or darker copy is 1 too. */
const MOST_ALIKE = 0.8;
/** How much of a small picture stands out from the paper as WCAG 1.4.11 asks for; of night scenes it would be a tenth. */
const LEAST_OUTSTANDING = 0.33;

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
const style = `${read('theme/tokens.css')}${read('art/art.css')}
  body { margin: 0; background: var(--paper-raised) }
  span { float: left; width: ${String(SMALL)}px; height: ${String(SMALL)}px }
  .art { display: block }`;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit();
});
afterAll(() => visitor.context.close());

/** Draw these pictures, and see them as somebody does who sees no colours. */
async function seen(page: Page, theme: Theme, drawings: Record<string, string>, frame = ''): Promise<Map<string, Grey>> {
  const pictures = Object.entries(drawings).map(([id, markup]) => `<span id="${id}" class="${frame}"><svg class="art" viewBox="0 0 64 64">${markup}</svg></span>`);
  await page.emulateMedia({ colorScheme: theme });
  await page.setContent(`<style>${style}</style>${pictures.join('')}`);
  return greysOf(page, Object.keys(drawings));
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(Object.entries(KINDS))('%s differ in shape', async (_, drawings) => {
    const greys = [...withoutCommon(await seen(visitor.page, theme, drawings))];
    const alike = greys.flatMap(([one, grey], number) =>
      greys.slice(number + 1).map(([other, second]) => ({ pair: `${one} and ${other}`, likeness: likeness(grey, second) })),
    );
    expect(alike.filter((pair) => pair.likeness > MOST_ALIKE)).toEqual([]);
  });
});

test('small pictures of buildings and fields stand out by night', async () => {
  const drawings = { ...named([...BUILDING_IDS], (id) => building(id, false)), ...named(FIELDS, (kind) => plantation(kind, false)) };
  const greys = await seen(visitor.page, 'dark', { ...drawings, paper: '' }, 'by-day');
  const paper = greys.get('paper')?.[0] ?? 0;
  const faint = [...greys].filter(([id, grey]) => id !== 'paper' && outstanding(paper, grey) < LEAST_OUTSTANDING).map(([id]) => id);
  expect(faint).toEqual([]);
});

test.each(USUAL_SIZES)('what cannot be done now can still be read: %s', async (size) => {
  const { guest, tables } = inject('situations');
  const eyes = await visit({ size, guest });
  for (const { name, ids } of tables.filter((table) => REFUSING.includes(table.name))) {
    await openTable(eyes, ids[COPY] ?? '');
    await new Player(eyes, 0).seeEveryChoice();
    expect.soft(await faintWords(eyes.page, themesAt(size)), name).toEqual([]);
  }
  await eyes.context.close();
});
