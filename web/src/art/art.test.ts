import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITY_IDS, abilityTile } from './abilities';
import { BUILDING_IDS, building, buildingWide, isWide, type BuildingId } from './buildings';
import { PASSERS } from './buildings/streets';
import { ACHIEVEMENTS, CARD_IDS, FESTIVAL_CARDS, card } from './cards';
import { print } from './drawing';
import { FACE_IDS, faceOf } from './faces';
import { GOODS, barrel, goodPicture, type GoodPicture } from './goods';
import { ICONS } from './icons';
import { PIECES } from './pieces';
import { plantation, type PlantationKind } from './plantations';
import { PHASE_IDS, ROLE_IDS, phaseSeal, roleCard } from './roles';
import { SCENE_IDS, scene } from './scenes';
import { ship } from './ship';
import { GRAINS, wildField } from './grounds';
import { arrival, tradingHouse } from './harbour';

const read = (file: string) => readFileSync(new URL(`../../../src/boriken/catalog/data/${file}`, import.meta.url), 'utf8');

const catalog = (name: string) => {
  const [head = [], ...rows] = read(`${name}.csv`)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])));
};

/** The records of the buildings, each with what it says in words. */
const buildings = read('buildings.toml')
  .split(/^\[/m)
  .slice(1)
  .map((record): Record<string, string | undefined> => {
    const words = [...record.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, key, value]) => [key, value] as const);
    return { ...Object.fromEntries(words), id: record.split(']')[0] };
  });
const goods = Object.keys(GOODS) as GoodPicture[];
const tiles: PlantationKind[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest', 'back'];

const everything: Record<string, string> = {
  ...Object.fromEntries(BUILDING_IDS.map((id) => [id, building(id, false)])),
  ...Object.fromEntries(BUILDING_IDS.filter(isWide).map((id) => [`wide ${id}`, buildingWide(id)])),
  ...Object.fromEntries(
    goods.flatMap((good) => [
      [`good ${good}`, goodPicture(good)],
      [`barrel ${good}`, barrel(good)],
    ]),
  ),
  ...Object.fromEntries(tiles.map((kind) => [`tile ${kind}`, plantation(kind, false)])),
  ...Object.fromEntries(ROLE_IDS.map((id) => [`role ${id}`, roleCard(id)])),
  ...Object.fromEntries(SCENE_IDS.map((id) => [`scene ${id}`, scene(id)])),
  ...Object.fromEntries(PHASE_IDS.map((id) => [`phase ${id}`, phaseSeal(id)])),
  ...Object.fromEntries(Object.entries(PIECES).map(([kind, drawing]) => [`piece ${kind}`, print(drawing)])),
  ...Object.fromEntries(CARD_IDS.map((id) => [`card ${id}`, card(id)])),
  ...Object.fromEntries(ABILITY_IDS.map((id) => [`ability ${id}`, abilityTile(id)])),
  'ability hidden': abilityTile(null),
  ...Object.fromEntries(Object.entries(GRAINS).map(([name, { markup }]) => [`ground ${name}`, markup])),
  ...Object.fromEntries([0, 1, 2, 3].map((variety) => [`wild field ${String(variety)}`, wildField(variety)])),
  ...Object.fromEntries([...FACE_IDS, 'Carla'].map((name) => [`face ${name}`, faceOf(name).markup])),
  ship: ship(7, { good: 'corn', loaded: 3, ghosts: 2 }),
  'compact ship': ship(7, { loaded: 0, ghosts: 0 }, true),
  'trading house': tradingHouse(4, ['corn'], 'coffee'),
  'worker ship': arrival(5, 1, false),
  register: arrival(5, 1, true),
};

const shapesOf = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, shape = '']) => shape);

describe('the catalogue is drawn', () => {
  test('every building has a picture, and every picture a building', () => {
    expect([...BUILDING_IDS].sort()).toEqual(buildings.map((row) => row.id).sort());
  });

  test.each(buildings.map((row) => [row.id as BuildingId, row.good ?? '', row.expansion] as const))(
    '%s carries the sign of what it belongs to',
    (id, good, expansion) => {
      const markup = building(id, false);
      expect(/class="of-(\w+)"/.exec(markup)?.[1] ?? '').toBe(good);
      expect(markup.includes('t-green')).toBe(expansion === 'new_buildings');
      expect(markup.includes('class="t-red w-2" d="M49 1H60')).toBe(expansion === 'nobles');
    },
  );

  test('buildings of two spaces have a wide picture, and only they', () => {
    const two = read('buildings.toml').matchAll(/^\[(\w+)\]\n(?:.+\n)*?spaces = 2$/gm);
    expect(BUILDING_IDS.filter(isWide).sort()).toEqual([...two].map(([, id]) => id).sort());
  });

  test('people pass by buildings that exist', () => {
    expect(BUILDING_IDS).toEqual(expect.arrayContaining(Object.keys(PASSERS)));
  });

  test('the second good is fruit where it is asked for', () => {
    expect(building('small_indigo_plant', true)).toContain('class="of-fruit"');
    expect(plantation('indigo', true)).toContain('class="of-fruit"');
    expect(plantation('corn', true)).toContain('class="of-corn"');
  });

  test('every phase of a building has an icon', () => {
    const phases = new Set(buildings.flatMap((row) => (row.phase ?? '').split(' ')));
    expect(PHASE_IDS).toEqual(expect.arrayContaining([...phases]));
  });

  test('every role has a scene, in its colour', () => {
    for (const id of ROLE_IDS) expect(scene(id)).toMatch(new RegExp(`^<g class="of-${id}">`));
    expect(SCENE_IDS).toEqual(expect.arrayContaining([...ROLE_IDS, 'prospector 2']));
  });

  test('every character has a face, by name and by id', () => {
    const characters = readFileSync(new URL('../../../src/boriken/server/characters.py', import.meta.url), 'utf8');
    const listed = [...characters.matchAll(/Character\("(\w+)", "(.+?)"/g)];
    expect(listed.map(([, id]) => id).sort()).toEqual([...FACE_IDS].sort());
    for (const [, id = '', name = ''] of listed) expect(faceOf(name)).toEqual(faceOf(id));
  });

  test('strangers have a letter, and no say in the markup', () => {
    expect(faceOf('constructor').monogram).toBe('C');
    expect(faceOf('Lola').monogram).toBeUndefined();
    expect(faceOf(' élodie').monogram).toBe('É');
    expect(faceOf('<b>').markup).toBe(faceOf('').markup);
  });

  test('every achievement and festival card has a picture', () => {
    expect(Object.keys(ACHIEVEMENTS).sort()).toEqual(
      catalog('achievements')
        .map((row) => row.id)
        .sort(),
    );
    expect(Object.keys(FESTIVAL_CARDS).sort()).toEqual(
      catalog('festival_cards')
        .map((row) => row.id)
        .sort(),
    );
  });

  test('every ability of a Puertoma has a tile, in the colour of its phase', () => {
    const abilities = catalog('puertoma_abilities');
    expect(ABILITY_IDS).toEqual(abilities.map((row) => row.id));
    for (const [index, id] of ABILITY_IDS.entries()) {
      expect(abilityTile(id)).toMatch(new RegExp(`^<g class="of-${abilities[index]?.phase ?? ''}">`));
    }
  });
});

describe('the drawings print', () => {
  test.each(Object.entries(everything))('%s is made of whole paths', (_, markup) => {
    const shapes = shapesOf(markup);
    expect(shapes.length).toBeGreaterThan(1);
    for (const shape of shapes) expect(shape).toMatch(/^M[-\d. a-zA-Z]*$/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('icons too', () => {
    for (const shape of Object.values(ICONS)) expect(shape).toMatch(/^M[-\d. a-zA-Z]*$/);
  });

  test('no two pictures are the same', () => {
    expect(new Set(Object.values(everything)).size).toBe(Object.keys(everything).length);
  });

  test('a page with a strict content security policy can show them', () => {
    for (const markup of Object.values(everything))
      expect(markup).not.toMatch(/ style=|<script|data:|https?:/);
  });

  test('every tint has a colour', () => {
    const css = readFileSync(new URL('./art.css', import.meta.url), 'utf8');
    const used = new Set(
      Object.values(everything).flatMap((markup) => [...markup.matchAll(/\b(?:t|w|of)-\w+/g)].map(String)),
    );
    for (const name of used) expect(css, name).toContain(`.art .${name} {`);
  });
});

describe('the harbour', () => {
  const count = (markup: string, part: string) => markup.split(part).length - 1;
  const casks = (markup: string) => count(markup, 'class="of-corn"');
  const corn = (holds: number, loaded: number, ghosts: number) => ship(holds, { good: 'corn', loaded, ghosts });

  test('a cargo ship shows what is loaded and what a move would add', () => {
    expect(casks(corn(7, 3, 0))).toBe(3);
    expect(casks(corn(7, 3, 2))).toBe(5);
    expect(count(corn(7, 3, 2), 'class="ghost"')).toBe(2);
    expect(casks(corn(4, 3, 2))).toBe(4);
    expect(casks(ship(4, { loaded: 0, ghosts: 0 }))).toBe(0);
  });

  test('a ship under sail has its number on one', () => {
    expect(corn(8, 0, 0)).toContain('>8</text>');
    expect(ship(8, { loaded: 0, ghosts: 0 }, true)).not.toContain('<text');
  });

  test('the trading house shows what was sold, and what a move would sell', () => {
    expect(casks(tradingHouse(4, ['corn', 'corn']))).toBe(2);
    expect(casks(tradingHouse(4, ['sugar'], 'corn'))).toBe(1);
    expect(count(tradingHouse(4, ['sugar'], 'corn'), 'class="ghost"')).toBe(1);
    expect(casks(tradingHouse(2, ['corn', 'corn', 'corn']))).toBe(2);
  });

  test.each([false, true])('everybody who arrives is there, nobles in red hats (register: %s)', (register) => {
    const people = (workers: number, nobles: number) =>
      count(arrival(workers, nobles, register), '<path') - count(arrival(0, 0, register), '<path');
    const [worker, noble] = [people(1, 0), people(0, 1)];
    expect(worker).toBeGreaterThan(1);
    expect(noble).toBeGreaterThan(worker);
    expect(people(5, 2)).toBe(5 * worker + 2 * noble);
  });
});
