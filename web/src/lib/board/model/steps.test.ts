import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry, EventName, GameEvent, TableView } from '../../api/types';
import table from '../../../../../src/boriken/locale/story.json';
import { flightsOf, type Scene } from './flights';
import { paceOf, stepsOf } from './steps';

const { events: told } = JSON.parse(readFileSync(new URL('../../../../tests/fixtures/story.json', import.meta.url), 'utf8')) as {
  events: { events: GameEvent[] }[];
};

/** Nothing changes its place, or nothing that lies on the table. */
const STILL: EventName[] = [
  'acted',
  'pile_shuffled',
  'end_triggered',
  'game_over',
  'workers_lifted',
  'goal_drawn',
  'achievement_met',
  'puertoma_weighed',
  'tie_break_drawn',
  'puertoma_reason',
  'ability_unlocked',
];

const view = (governor: number, more: Partial<TableView> = {}): TableView =>
  ({ governor, cards: {}, trading_house: { corn: 1 }, ...more }) as unknown as TableView;
const scene: Scene = { before: view(0), after: view(1), sold: [] };
const acted = (...events: object[]): Entry => ({ kind: 'acted', seq: 1, events }) as unknown as Entry;
const steps = (...events: object[]) => stepsOf([acted(...events)], scene.before, scene.after, 0);
const ways = (step: { flights: { from: string; to: string }[] } | undefined) => step?.flights.map(({ from, to }) => `${from} ${to}`);

describe('what travels', () => {
  it.each(Object.keys(table.events) as EventName[])('%s', (kind) => {
    const examples = told.flatMap(({ events }) => events).filter(({ event }) => event === kind);
    expect(examples.length).toBeGreaterThan(0);
    const most = Math.max(...examples.map((event) => flightsOf(event, scene).length));
    if (STILL.includes(kind)) expect(most).toBe(0);
    else expect(most).toBeGreaterThan(0);
  });

  it('is as many as the event says', () => {
    expect(flightsOf({ event: 'produced', seat: 1, good: 'corn', count: 3 }, scene)).toEqual([
      { what: { art: 'barrel', id: 'corn' }, from: 'supply-corn', to: 'seat-1-goods-corn', number: 3 },
    ]);
    expect(flightsOf({ event: 'role_taken', seat: 1, card: 'mayor', coins: 0 }, scene)).toHaveLength(1);
  });

  it('empties the trading house of what was sold before and just now', () => {
    const sold = { event: 'sold', seat: 0, good: 'sugar', coins: 2 };
    expect(ways(steps(sold, { event: 'house_emptied', seat: null }).at(-1))).toEqual(['house supply-corn', 'house supply-sugar']);
  });
});

describe('steps', () => {
  it('play causes before effects, in the order in which they happened', () => {
    const played = steps(
      { event: 'sold', seat: 1, good: 'corn', coins: 1 },
      { event: 'acted', seat: 1, action: 'sell corn', forced: false, decision: 'trader' },
      { event: 'loaded', seat: 2, good: 'sugar', ship: 6, count: 2, points: 2 },
    );
    expect(played.map(ways)).toEqual([
      ['seat-1-goods-corn house'],
      ['house seat-1-coin'],
      ['seat-2-goods-sugar ship-6'],
      ['supply-chip seat-2-chip'],
    ]);
    expect(played.map(({ sounds }) => sounds)).toEqual([['sell'], [], ['ship'], []]);
  });

  it('play together what happens together', () => {
    const staffed = [
      { event: 'field_staffed', seat: 1, field: 'corn', count: 1 },
      { event: 'building_staffed', seat: 1, building: 'hacienda', count: 1 },
    ];
    const ship = [0, 1, 2].map((seat) => ({ event: 'workers_from_ship', seat, count: 1 }));
    const [first, second, ...more] = steps(...ship, ...staffed);
    expect([first?.flights.length, second?.flights.length, more.length]).toEqual([3, 2, 0]);
  });

  it('tell me of my own gains, when they have arrived', () => {
    const [load, points, other] = steps(
      { event: 'loaded', seat: 0, good: 'corn', ship: 6, count: 2, points: 2 },
      { event: 'produced', seat: 1, good: 'corn', count: 1 },
    );
    expect(load?.gains).toEqual([]);
    expect(points?.gains).toEqual([{ seat: 0, number: 2, what: { art: 'piece', id: 'chip' } }]);
    expect(other?.gains).toEqual([]);
  });
});

describe('the pace', () => {
  it.each(['fast', 'normal', 'slow'] as const)('keeps every piece under 600 ms and all of them in bounds: %s', (speed) => {
    for (const waiting of [1, 2, 7, 30, 200]) {
      const { length, stride } = paceOf(waiting, speed);
      expect(length).toBeLessThanOrEqual(600);
      expect(waiting * stride + length).toBeLessThanOrEqual(6_200);
      expect(stride).toBeLessThan(length);
    }
  });

  it('is faster the more there is to play', () => {
    expect(paceOf(30, 'normal').stride).toBeLessThan(paceOf(3, 'normal').stride);
    expect(paceOf(3, 'fast').length).toBeLessThan(paceOf(3, 'slow').length);
  });
});
