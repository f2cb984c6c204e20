import { describe, expect, it } from 'vitest';
import type { BuildingFacts } from '../../api/types';
import { costOf } from '../../board/model/facts';
import { draftSpaces, spacesLeft, fitting, isDrafted, mayHaveVariant, withExpansion, type Chosen } from './fitting';
import { TablePlan } from './plan.svelte';

const chosen = (more: Partial<Chosen> = {}): Chosen => ({
  edition: '1897',
  expansions: [],
  variants: [],
  houseRules: false,
  hasPuertomas: false,
  ...more,
});

const building = (id: string, more: Partial<BuildingFacts> = {}) =>
  ({ id, expansion: 'base', group: 'beige_small', cost: 5, ...more }) as BuildingFacts;

describe('what goes together', () => {
  it('festival cards take the place of the festival', () => {
    const both = withExpansion(chosen({ edition: 'special', expansions: ['nobles', 'festival'] }), 'festival_cards', true);
    expect(both).toEqual(['nobles', 'festival_cards']);
    expect(withExpansion(chosen({ expansions: both }), 'nobles', false)).toEqual(['festival_cards']);
  });

  it('leaving the Special Edition leaves its expansions and their variants behind', () => {
    const left = fitting(chosen({ expansions: ['nobles', 'achievements'], variants: ['achievement_draft', 'jeweler_cap'] }));
    expect(left.expansions).toEqual(['nobles']);
    expect(left.variants).toEqual(['jeweler_cap']);
    expect(fitting(chosen({ expansions: ['achievements'], houseRules: true })).expansions).toEqual(['achievements']);
  });

  it('a variant needs what it changes', () => {
    expect(mayHaveVariant(chosen(), 'corn_start')).toBe(true);
    expect(mayHaveVariant(chosen(), 'jeweler_cap')).toBe(false);
    expect(mayHaveVariant(chosen({ expansions: ['nobles'] }), 'villa_or_jeweler')).toBe(false);
    expect(mayHaveVariant(chosen({ edition: 'special', expansions: ['nobles'] }), 'villa_or_jeweler')).toBe(true);
    expect(mayHaveVariant(chosen({ edition: 'special' }), 'errata')).toBe(true);
    expect(mayHaveVariant(chosen(), 'errata')).toBe(false);
  });

  it('the draft has its spaces, and more with nobles in the classic edition', () => {
    expect([...draftSpaces(chosen()).values()].reduce((sum, count) => sum + count)).toBe(17);
    const classic = draftSpaces(chosen({ edition: 'classic', expansions: ['new_buildings', 'nobles'] }));
    expect(classic.get(2)).toBe(3);
    expect(classic.get(10)).toBe(6);
  });

  it('only some kinds are drafted', () => {
    const jeweler = building('jeweler', { expansion: 'nobles', group: 'production_large' });
    const withNobles = { expansions: ['new_buildings', 'nobles'] };
    expect(isDrafted(chosen(withNobles), building('chapel', { expansion: 'nobles' }))).toBe(false);
    expect(isDrafted(chosen({ ...withNobles, edition: 'classic' }), jeweler)).toBe(false);
    expect(isDrafted(chosen({ ...withNobles, edition: 'special' }), jeweler)).toBe(true);
    expect(isDrafted(chosen(withNobles), building('coffee_roaster', { group: 'production_large' }))).toBe(false);
    expect(isDrafted(chosen({ expansions: ['nobles'] }), building('aqueduct', { expansion: 'new_buildings' }))).toBe(false);
  });

  it('spaces are left until enough kinds are named', () => {
    const kinds = [building('office', { cost: 5 }), building('large_market', { cost: 5 }), building('wharf', { cost: 9 })];
    expect(spacesLeft(chosen(), ['office', 'wharf'], kinds)).toBe(15);
    expect(spacesLeft(chosen(), [], kinds)).toBe(17);
  });

  it('prices can be swapped', () => {
    expect(costOf(building('university', { cost: 8 }), ['cost_swap'])).toBe(7);
    expect(costOf(building('university', { cost: 8 }), [])).toBe(8);
  });
});

describe('a planned table', () => {
  it('asks for what was chosen', () => {
    const plan = new TablePlan(3, { kind: 'bot', bot: 'greedy' });
    plan.setEdition('special');
    plan.setExpansion('new_buildings', true);
    plan.draft = 'given';
    plan.buildings = ['aqueduct'];
    plan.clockKind = 'day';
    const request = plan.request('Ana', 'Table');
    expect(request.options).toMatchObject({ edition: 'special', players: 3, draft: 'given', buildings: ['aqueduct'] });
    expect(request.clock).toEqual({ kind: 'day', days: 2 });
    expect(request.title).toBe('Table');
    expect(request.start).toBe(true);
  });

  it('keeps a variant that goes with the edition', () => {
    const plan = new TablePlan(3, { kind: 'open' });
    plan.setEdition('special');
    plan.setExpansion('nobles', true);
    plan.setVariant('villa_or_jeweler', true);
    expect(plan.variants).toEqual(['villa_or_jeweler']);
  });

  it('names no buildings and no draft where nothing is drafted', () => {
    const plan = new TablePlan(2, { kind: 'open' });
    plan.draft = 'given';
    plan.buildings = ['aqueduct'];
    const { options, start } = plan.request('Ana', '');
    expect(options).toMatchObject({ draft: 'players', buildings: [] });
    expect(start).toBe(false);
  });

  it('has one seat for the host at most', () => {
    const plan = new TablePlan(3, { kind: 'bot', bot: 'greedy' });
    plan.setSeat(2, { kind: 'you' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['open', 'bot', 'you']);
  });

  it('seats Puertomas after all others, in the Special Edition', () => {
    const plan = new TablePlan(4, { kind: 'open' });
    plan.setSeat(1, { kind: 'puertoma' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'open', 'open', 'puertoma']);
    expect(plan.edition).toBe('special');
    plan.setPlayers(5, { kind: 'bot', bot: 'random' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'open', 'open', 'bot', 'puertoma']);
    plan.difficulty = 'hard';
    expect(plan.request('Ana', '').options).toMatchObject({ edition: 'special', difficulty: 'hard' });
    plan.setEdition('1897');
    expect(plan.hasPuertomas).toBe(false);
    expect(plan.request('Ana', '').options).not.toHaveProperty('difficulty');
  });

  it('has two Puertomas at most, and somebody who plays against them', () => {
    const plan = new TablePlan(3, { kind: 'puertoma' });
    expect([0, 1, 2].map((seat) => plan.mayBePuertoma(seat, 2))).toEqual([false, true, true]);
    plan.setPlayers(2, { kind: 'open' });
    expect([0, 1].map((seat) => plan.mayBePuertoma(seat, 2))).toEqual([false, true]);
  });

  it('drafts no achievements beside Puertomas', () => {
    const plan = new TablePlan(3, { kind: 'open' });
    plan.setEdition('special');
    plan.setExpansion('achievements', true);
    plan.setVariant('achievement_draft', true);
    plan.setSeat(2, { kind: 'puertoma' });
    expect(plan.variants).toEqual([]);
    expect(plan.expansions).toEqual(['achievements']);
  });

  it('grows and shrinks', () => {
    const plan = new TablePlan(3, { kind: 'open' });
    plan.setPlayers(5, { kind: 'bot', bot: 'random' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'open', 'open', 'bot', 'bot']);
    plan.setPlayers(2, { kind: 'open' });
    expect(plan.players).toBe(2);
  });
});
