import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent, Good, PuertomaPieces } from '../../api/types';
import { paragraphsOf } from '../model/log';
import { arrowsOf, HEIGHT, nodesOf, orderOf, RADIUS, WIDTH } from './action-board';
import { lastSteps, ruleOf, ruleOfStep } from './reasons';

/** Rows of src/boriken/catalog/data. */
function rows(file: string): Record<string, string>[] {
  const url = new URL(`../../../../../src/boriken/catalog/data/puertoma_${file}.csv`, import.meta.url);
  const [head = [], ...lines] = readFileSync(url, 'utf8').trim().split(/\r?\n/).map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(head.map((column, index) => [column, line[index] ?? ''])));
}

const pieces: PuertomaPieces = {
  most: 2,
  humans: 1,
  most_abilities: { easy: 2, normal: 4, hard: 4 },
  editions: ['special'],
  fields: rows('fields').map((row) => ({ good: row.kind as Good, places: Number(row.places), circles: Number(row.circles) })),
  levels: 4,
  places_of_level: 2,
  abilities: rows('abilities').map((row) => ({ id: row.id ?? '', level: Number(row.level), phase: row.phase ?? '' })),
  arrows: Object.fromEntries(rows('arrows').map((row) => [row.role ?? '', (row.leads_to ?? '').split(' ')])),
  tie_breaks: rows('tie_breaks').map((row) => (row.order ?? '').split(' ')),
  reasons: { second_of_kind: 'PUE-12', highest_level: 'PUE-9', no_tile: 'PUE-12' },
  rules: { action_moved: 'PUE-7', building_reserved: 'PUE-11', puertoma_weighed: 'PUE-6', nothing_profitable: 'PUE-25' },
};

const CARDS = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector 2', 'buccaneer'];

describe('the action board', () => {
  it('has a place inside the picture for each role of the game', () => {
    const nodes = nodesOf(pieces, CARDS);
    expect(nodes.map((node) => node.role).sort()).toEqual(CARDS.filter((card) => card !== 'prospector 2').sort());
    for (const { x, y } of nodes) {
      expect(Math.abs(x - WIDTH / 2)).toBeLessThanOrEqual(WIDTH / 2 - RADIUS);
      expect(Math.abs(y - HEIGHT / 2)).toBeLessThanOrEqual(HEIGHT / 2 - RADIUS);
    }
    for (const [index, one] of nodes.entries()) {
      for (const two of nodes.slice(index + 1)) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(2 * RADIUS);
    }
  });

  it('draws every arrow of the catalogue, and no other', () => {
    const arrows = arrowsOf(pieces, nodesOf(pieces, CARDS)).map(({ from, to }) => `${from} ${to}`);
    const wanted = Object.entries(pieces.arrows).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));
    expect(arrows.sort()).toEqual(wanted.sort());
  });

  it('leaves out roles that are not in the game', () => {
    const nodes = nodesOf(pieces, ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']);
    expect(nodes).toHaveLength(6);
    const arrows = arrowsOf(pieces, nodes);
    expect(arrows.every(({ from, to }) => from !== 'prospector' && to !== 'buccaneer')).toBe(true);
    expect(arrows.every(({ shape }) => /^M[\d. ]+Q[\d. -]+$/.test(shape))).toBe(true);
    expect(orderOf(pieces, 7, ['builder', 'mayor'])).toEqual(['builder', 'mayor']);
    expect(orderOf(pieces, 0, CARDS)).toEqual([]);
  });
});

describe('reasons', () => {
  const entry = (seq: number, events: GameEvent[]): Entry => ({ seq, at: '', seat: 0, kind: 'acted', by: 'person', actions: [], events });
  const reason = (at: number, why: string): GameEvent => ({ event: 'puertoma_reason', seat: at, why, count: 0 });
  const log = paragraphsOf([
    entry(1, [
      { event: 'acted', seat: 0, action: 'settler', forced: false, decision: 'round' },
      { event: 'role_taken', seat: 0, card: 'settler', coins: 0 },
      { event: 'tile_taken', seat: 0, field: 'corn' },
      reason(1, 'second_of_kind'),
      { event: 'ability_used', seat: 1, ability: 'plantation_barrel', points: 0 },
      { event: 'tile_taken', seat: 1, field: 'sugar' },
      { event: 'action_moved', seat: 1, card: 'settler' },
      reason(2, 'no_tile'),
      { event: 'role_taken', seat: 1, card: 'builder', coins: 1 },
      { event: 'puertoma_weighed', seat: 1, profitable: ['builder'], near: ['builder'], richest: ['builder'], tie_break: 0 },
      reason(1, 'highest_level'),
      { event: 'tie_break_drawn', seat: 1, tie_break: 3, candidates: 4, number: 3, wraps: false },
      { event: 'acted', seat: 1, action: 'build hospice', forced: true, decision: 'builder' },
      { event: 'built', seat: 1, building: 'hospice', coins: 3 },
    ]),
  ]);

  it('stand with what they explain', () => {
    const lines = log.flatMap((paragraph) => paragraph.lines);
    expect(lines.map((line) => [line.seat, line.events[0]?.event, line.remarks.map((remark) => remark.event)])).toEqual([
      [0, 'tile_taken', []],
      [1, 'tile_taken', ['puertoma_reason', 'ability_used', 'action_moved']],
      [2, 'puertoma_reason', []],
      [1, 'puertoma_weighed', []],
      [1, 'built', ['puertoma_reason', 'tie_break_drawn']],
    ]);
  });

  it('of the last steps of one Puertoma', () => {
    expect(lastSteps(log, 1, 5).map((line) => line.events[0]?.event)).toEqual(['puertoma_weighed', 'built']);
    expect(lastSteps(log, 2, 5).map((line) => line.events[0]?.event)).toEqual(['puertoma_reason']);
    expect(lastSteps(log, 3, 5)).toEqual([]);
  });

  it('name the rule behind them', () => {
    expect(ruleOf(reason(1, 'second_of_kind'), pieces)).toBe('PUE-12');
    expect(ruleOf({ event: 'puertoma_weighed', seat: 1, profitable: [], near: [], richest: ['mayor'], tie_break: 0 }, pieces)).toBe('PUE-25');
    expect(ruleOf({ event: 'game_over', seat: null }, pieces)).toBeNull();
  });

  it('name the rule of a step that tells no reason, or only a card that was drawn', () => {
    const drawn: GameEvent = { event: 'tie_break_drawn', seat: 1, tie_break: 7, candidates: 5, number: 2, wraps: true };
    const reserved: GameEvent = { event: 'building_reserved', seat: 1, building: 'residence' };
    const [line] = paragraphsOf([entry(1, [drawn, reserved])]).flatMap((paragraph) => paragraph.lines);
    expect(line && ruleOfStep(line, pieces)).toBe('PUE-11');
    expect(log.flatMap((paragraph) => paragraph.lines).map((one) => ruleOfStep(one, pieces))).toEqual([null, null, 'PUE-12', 'PUE-6', null]);
  });
});

it('the log begins with the set-up', () => {
  const started: Entry = {
    seq: 2,
    at: '',
    seat: null,
    kind: 'started',
    seats: ['Ana', 'Puertoma'],
    events: [{ event: 'ability_unlocked', seat: 1, ability: 'sale_coin' }],
  };
  expect(paragraphsOf([started]).map((paragraph) => [paragraph.role, paragraph.lines.length])).toEqual([[null, 1]]);
});
