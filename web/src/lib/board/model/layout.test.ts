import { describe, expect, it } from 'vitest';
import type { BuildingFacts, Catalog, Options, SeatView } from '../../api/types';
import { parse } from './actions';
import { clockFace } from './clock';
import { factsFor } from './facts';
import { arrangeCity, arrangeIsland, draftRows, marketRows, newestSlots, occupied } from './layout';

const building = (id: string, row: number, cost: number, more: Partial<BuildingFacts> = {}): BuildingFacts => ({
  id,
  row,
  quarries: row,
  cost,
  expansion: 'base',
  group: 'beige_small',
  points: row,
  circles: 1,
  spaces: row === 4 ? 2 : 1,
  copies: 2,
  good: null,
  phase: 'any',
  rule: null,
  ...more,
});
const catalog = {
  buildings: [
    building('small_market', 1, 1),
    building('small_sugar_mill', 1, 2, { good: 'sugar' }),
    building('university', 3, 8),
    building('factory', 3, 7),
    building('wharf', 3, 9),
    building('residence', 4, 10),
    building('fortress', 4, 10),
    building('zoning_office', 2, 5),
  ],
  variants: [{ id: 'cost_swap', costs: { university: 7, factory: 8 } }],
  prices: {},
  achievements: [],
  festival_cards: [],
  board: { fields: 12, spaces: 12, house: 4 },
} as unknown as Catalog;
const options = { edition: '1897', players: 3, variants: [] as string[] } as Options;
const facts = factsFor(catalog, options);
const seat = (more: Partial<SeatView>): SeatView => ({ coins: 0, island: {}, city: [], goods: {}, workers: 0, ...more }) as SeatView;

describe('the island', () => {
  it('keeps tiles where they lay and puts new ones on the first empty field', () => {
    const before = arrangeIsland([], seat({ island: { sugar: { tiles: 2, workers: 0 } } }), 12);
    expect(before.slice(0, 3)).toEqual(['sugar', 'sugar', null]);
    const after = arrangeIsland(before, seat({ island: { corn: { tiles: 1, workers: 0 }, sugar: { tiles: 2, workers: 0 } } }), 12);
    expect(after.slice(0, 4)).toEqual(['sugar', 'sugar', 'corn', null]);
    const cleared = arrangeIsland(after, seat({ island: { corn: { tiles: 1, workers: 0 } }, forests: [{ kind: null }] }), 12);
    expect(cleared.slice(0, 3)).toEqual(['forest', null, 'corn']);
    expect(cleared).toHaveLength(12);
  });

  it('knows which tile of a kind is new', () => {
    const first = newestSlots({}, [], ['corn', 'sugar', 'corn', null]);
    expect(first).toEqual({ corn: 2, sugar: 1 });
    expect(newestSlots(first, ['corn', null, 'corn', null], ['corn', 'corn', 'corn', null])).toEqual({ corn: 1, sugar: 1 });
  });

  it('fills the first circles of a kind', () => {
    expect(occupied(['corn', 'sugar', 'corn', null], (kind) => (kind === 'corn' ? 1 : 0))).toEqual([true, false, false, false]);
  });
});

describe('the city', () => {
  it('finds room for every mix of buildings, without overlap', () => {
    const city = [...Array(2)].map(() => ({ building: 'small_market', workers: 0 }));
    const large = [...Array(5)].map(() => ({ building: 'residence', workers: 0 }));
    const slots = arrangeCity(seat({ city: [...city, ...large] }), facts);
    const cells = slots.flatMap((slot) => Array.from({ length: slot.width }, (_, step) => `${slot.row}.${slot.column + step}`));
    expect(new Set(cells).size).toBe(12);
    expect(cells).toHaveLength(12);
    expect(Math.max(...slots.map((slot) => slot.column + slot.width - 1))).toBe(4);
  });

  it('moves nothing when a building is added', () => {
    const one = arrangeCity(seat({ city: [{ building: 'wharf', workers: 1 }] }), facts)[0];
    const two = arrangeCity(seat({ city: [{ building: 'wharf', workers: 1 }, { building: 'fortress', workers: 0 }] }), facts)[0];
    expect(two).toEqual(one);
  });
});

it('sorts the market by quarry limit, production first', () => {
  const rows = marketRows(['wharf', 'small_market', 'small_sugar_mill', 'factory', 'residence'], facts);
  expect(rows.map(({ quarries }) => quarries)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ buildings }) => buildings)).toEqual([['small_sugar_mill', 'small_market'], [], ['factory', 'wharf'], ['residence']]);
});

it('prints the swapped costs of the variant', () => {
  const swapped = factsFor(catalog, { ...options, variants: ['cost_swap'] });
  expect([swapped.of('university').cost, swapped.of('factory').cost]).toEqual([7, 8]);
});

it('shows the time that is left', () => {
  expect([clockFace(0), clockFace(61_000), clockFace(59_001), clockFace(3_600_000)]).toEqual(['0:00', '1:01', '1:00', null]);
});

describe('actions', () => {
  it.each([
    ['load corn 6', { verb: 'load', thing: 'corn', number: 6, isNoble: false }],
    ['put noble chapel', { verb: 'put', thing: 'chapel', number: null, isNoble: true }],
    ['hand barrel sugar', { verb: 'hand', thing: 'barrel sugar', number: null, isNoble: false }],
    ['noble corn', { verb: 'noble', thing: 'corn', number: null, isNoble: true }],
    ['nobles chapel 1', { verb: 'nobles', thing: 'chapel', number: 1, isNoble: false }],
    ['prospector 2', { verb: 'role', thing: 'prospector 2', number: null, isNoble: false }],
    ['kidnap prospector 2', { verb: 'kidnap', thing: 'prospector 2', number: null, isNoble: false }],
    ['forest', { verb: 'forest', thing: '', number: null, isNoble: false }],
  ])('are taken apart: %s', (text, parts) => {
    expect(parse(text)).toEqual({ text, ...parts });
  });
});

describe('the draft', () => {
  it('has the kinds chosen and the free spaces of each cost, production left out', () => {
    const rows = draftRows(['small_sugar_mill', 'small_market', 'fortress'], { 7: 1, 10: 3 }, facts);
    expect(rows).toEqual([
      { cost: 1, chosen: ['small_market'], free: 0 },
      { cost: 7, chosen: [], free: 1 },
      { cost: 10, chosen: ['fortress'], free: 3 },
    ]);
  });
});
