import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent } from '../../api/types';
import { paragraphsOf, recent, roundsOf, withKnown } from './log';

let seq = 0;
const acted = (seat: number, ...events: GameEvent[]): Entry => ({
  seq: ++seq,
  at: '',
  seat,
  kind: 'acted',
  by: 'bot',
  actions: [],
  events,
});
const act = (seat: number, action: string, forced = false, decision = 'trader'): GameEvent => ({ event: 'acted', seat, action, forced, decision });

describe('the log', () => {
  it('has a paragraph for each role, and ends rounds', () => {
    const paragraphs = paragraphsOf([
      acted(0, act(0, 'prospector'), { event: 'role_taken', seat: 0, card: 'prospector', coins: 2 }, { event: 'coins_gained', seat: 0, coins: 1 }),
      acted(1, act(1, 'builder'), { event: 'role_taken', seat: 1, card: 'builder', coins: 0 }),
      acted(1, act(1, 'build wharf'), { event: 'built', seat: 1, building: 'wharf', coins: 8 }, { event: 'round_ended', seat: null, round: 1 }),
      acted(0, act(0, 'mayor'), { event: 'role_taken', seat: 0, card: 'mayor', coins: 0 }),
    ]);
    expect(paragraphs.map(({ role, coins, endOfRound }) => [role, coins, endOfRound])).toEqual([
      ['prospector', 2, null],
      ['builder', 0, 1],
      ['mayor', 0, null],
    ]);
    expect(paragraphs[0]?.lines.map((line) => line.events[0]?.event)).toEqual(['coins_gained']);
    const roles = roundsOf(paragraphs, 9).map((round) => [round.round, round.paragraphs.map(({ role }) => role)]);
    expect(roles).toEqual([[1, ['prospector', 'builder']], [2, ['mayor']]]);
    expect(roundsOf(paragraphs.slice(2), 9).map(({ round }) => round)).toEqual([9]);
  });

  it('tells what belongs together in one line', () => {
    const [paragraph] = paragraphsOf([
      acted(
        0,
        { event: 'produced', seat: 0, good: 'corn', count: 2 },
        { event: 'produced', seat: 0, good: 'sugar', count: 1 },
        { event: 'produced', seat: 1, good: 'corn', count: 1 },
        { event: 'field_staffed', seat: 1, field: 'corn', count: 1 },
        { event: 'building_staffed', seat: 1, building: 'hospice', count: 1 },
      ),
    ]);
    expect(paragraph?.lines.map((line) => [line.seat, line.events.length])).toEqual([
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
  });

  it('tells of a pass only if nothing else was done', () => {
    const lines = recent(
      paragraphsOf([
        acted(0, act(0, 'sell corn'), { event: 'sold', seat: 0, good: 'corn', coins: 1 }),
        acted(0, act(0, 'pass')),
        acted(1, act(1, 'pass')),
        acted(2, act(2, 'pass', true)),
      ]),
      9,
    );
    expect(lines.map((line) => [line.seat, line.events[0]?.event])).toEqual([
      [0, 'sold'],
      [1, 'acted'],
    ]);
  });

  it('joins what belongs together over what the same seat did in between', () => {
    const staffed = (seat: number, building: string): GameEvent => ({ event: 'building_staffed', seat, building, count: 1 });
    const posted: GameEvent = { event: 'noble_posted', seat: 0, building: 'chapel', count: 1 };
    const [paragraph] = paragraphsOf([acted(0, staffed(0, 'chapel'), posted, staffed(0, 'hospice'), staffed(1, 'office'), staffed(0, 'wharf'))]);
    expect(paragraph?.lines.map((line) => [line.seat, line.events.length])).toEqual([
      [0, 2],
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('tells who was put where, once', () => {
    const moved: GameEvent = { event: 'guest_moved', seat: 1, place: 'hospice', noble: false };
    const lines = recent(paragraphsOf([acted(0, act(0, 'put corn'), act(0, 'put chapel')), acted(1, act(1, 'put hospice'), moved)]), 9);
    expect(lines.map((line) => [line.seat, line.events[0]?.event])).toEqual([
      [0, 'acted'],
      [0, 'acted'],
      [1, 'guest_moved'],
    ]);
  });

  it('keeps what has not changed', () => {
    const entries = [
      acted(0, { event: 'role_taken', seat: 0, card: 'mayor', coins: 0 }, { event: 'coins_gained', seat: 0, coins: 1 }),
      acted(1, { event: 'role_taken', seat: 1, card: 'craftsman', coins: 0 }, { event: 'produced', seat: 1, good: 'corn', count: 2 }),
    ];
    const before = paragraphsOf(entries);
    const more = acted(1, { event: 'produced', seat: 1, good: 'sugar', count: 1 });
    const after = withKnown(before, paragraphsOf([...entries, more]));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.lines[0]?.events).toHaveLength(2);
  });

  it('announces no round after the last one', () => {
    const paragraphs = paragraphsOf([
      acted(0, { event: 'role_taken', seat: 0, card: 'mayor', coins: 0 }, { event: 'round_ended', seat: null, round: 9 }, { event: 'game_over', seat: null }),
    ]);
    expect(paragraphs.map(({ endOfRound, lines }) => [endOfRound, lines.length])).toEqual([[null, 1]]);
  });

  it('keeps silent about places that got nobody', () => {
    const paragraphs = paragraphsOf([acted(0, { event: 'field_staffed', seat: 0, field: 'corn', count: 0 })]);
    expect(paragraphs).toEqual([]);
  });
});
