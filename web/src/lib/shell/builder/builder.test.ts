import { describe, expect, it } from 'vitest';
import type { Catalog, Edition, NewSeat } from '../../api/types';
import { TablePlan } from './plan.svelte';

const ALL: Edition[] = ['classic', '1897', 'special'];
const expansion = (id: string, editions = ALL, excludes: string[] = [], drafted: Edition[] = []) => ({ id, editions, excludes, drafted });
const variant = (id: string, needs: string | null = null, editions = ALL, beside_puertomas = true) => ({ id, needs, editions, beside_puertomas });
const catalog = {
  editions: ALL,
  expansions: [
    expansion('new_buildings', ALL, [], ALL),
    expansion('nobles', ALL, [], ['special']),
    expansion('festival', ALL, ['festival_cards']),
    expansion('festival_cards', ['special'], ['festival']),
    expansion('achievements', ['special']),
  ],
  variants: [
    variant('corn_start'),
    variant('jeweler_cap', 'nobles'),
    variant('villa_or_jeweler', 'nobles', ['special']),
    variant('achievement_draft', 'achievements', ALL, false),
  ],
  puertoma: { most: 2, humans: 1, editions: ['special'] },
} as unknown as Catalog;

const planFor = (players: number, others: NewSeat) => new TablePlan(catalog, new Array<NewSeat>(players - 1).fill(others));

function choose(plan: TablePlan, name: string, isOn = true): void {
  const facts = catalog.expansions.find(({ id }) => id === name);
  if (facts) plan.setExpansion(facts, isOn);
}

describe('what goes together', () => {
  it('is what the catalogue says: one expansion takes the place of another', () => {
    const plan = planFor(3, { kind: 'open' });
    plan.setEdition('special');
    for (const name of ['nobles', 'festival', 'festival_cards']) choose(plan, name);
    expect(plan.expansions).toEqual(['nobles', 'festival_cards']);
    choose(plan, 'nobles', false);
    expect(plan.expansions).toEqual(['festival_cards']);
  });

  it('leaving an edition leaves its expansions and their variants behind, unless house rules allow them', () => {
    const plan = planFor(3, { kind: 'open' });
    plan.setEdition('special');
    for (const name of ['nobles', 'achievements']) choose(plan, name);
    for (const name of ['achievement_draft', 'jeweler_cap']) plan.setVariant(name, true);
    expect([plan.hasForeign, plan.rules.house_rules]).toEqual([false, false]);
    plan.setEdition('1897');
    expect([plan.expansions, plan.variants]).toEqual([['nobles'], ['jeweler_cap']]);
    plan.setHouseRules(true);
    choose(plan, 'achievements');
    expect([plan.expansions, plan.rules.house_rules]).toEqual([['nobles', 'achievements'], true]);
  });

  it('a variant needs what it changes', () => {
    const plan = planFor(3, { kind: 'open' });
    const possible = () => catalog.variants.filter((facts) => plan.mayHaveVariant(facts)).map(({ id }) => id);
    expect(possible()).toEqual(['corn_start']);
    choose(plan, 'nobles');
    expect(possible()).toEqual(['corn_start', 'jeweler_cap']);
    plan.setEdition('special');
    expect(possible()).toEqual(['corn_start', 'jeweler_cap', 'villa_or_jeweler']);
  });

  it('spaces are left until enough kinds are named, and again with another draft', () => {
    const plan = planFor(3, { kind: 'open' });
    expect([plan.hasDraft, plan.missing]).toEqual([false, 0]);
    choose(plan, 'new_buildings');
    plan.draft = 'given';
    expect([plan.hasDraft, plan.missing]).toEqual([true, null]);
    plan.draftRows = [{ cost: 5, spaces: 2, buildings: ['office', 'hospice', 'guesthouse'] }];
    plan.buildings = ['office'];
    expect(plan.missing).toBe(1);
    choose(plan, 'nobles');
    expect([plan.buildings, plan.missing]).toEqual([[], null]);
  });
});

describe('a planned table', () => {
  it('asks for what was chosen', () => {
    const plan = planFor(3, { kind: 'bot', bot: 'greedy' });
    plan.setEdition('special');
    choose(plan, 'new_buildings');
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
    const plan = planFor(3, { kind: 'open' });
    plan.setEdition('special');
    choose(plan, 'nobles');
    plan.setVariant('villa_or_jeweler', true);
    expect(plan.variants).toEqual(['villa_or_jeweler']);
  });

  it('names no buildings and no draft where nothing is drafted', () => {
    const plan = planFor(2, { kind: 'open' });
    plan.draft = 'given';
    plan.buildings = ['aqueduct'];
    const { options, start } = plan.request('Ana', '');
    expect(options).toMatchObject({ draft: 'players', buildings: [] });
    expect(start).toBe(false);
  });

  it('has one seat for the host at most', () => {
    const plan = planFor(3, { kind: 'bot', bot: 'greedy' });
    plan.setSeat(2, { kind: 'you' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['open', 'bot', 'you']);
  });

  it('has Puertomas in the edition that has them', () => {
    const plan = planFor(4, { kind: 'open' });
    plan.setSeat(1, { kind: 'puertoma' });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'puertoma', 'open', 'open']);
    expect(plan.edition).toBe('special');
    plan.setPlayers(5, [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }]);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'puertoma', 'open', 'open', 'bot']);
    plan.difficulty = 'hard';
    expect(plan.request('Ana', '').options).toMatchObject({ edition: 'special', difficulty: 'hard' });
    plan.setEdition('1897');
    expect(plan.hasPuertomas).toBe(false);
    expect(plan.request('Ana', '').options).not.toHaveProperty('difficulty');
  });

  it('has two Puertomas at most, and somebody who plays against them', () => {
    const plan = planFor(3, { kind: 'puertoma' });
    expect([0, 1, 2].map((seat) => plan.mayBePuertoma(seat))).toEqual([false, true, true]);
    plan.setPlayers(2, []);
    expect([0, 1].map((seat) => plan.mayBePuertoma(seat))).toEqual([false, true]);
  });

  it('drafts no achievements beside Puertomas', () => {
    const plan = planFor(3, { kind: 'open' });
    plan.setEdition('special');
    choose(plan, 'achievements');
    plan.setVariant('achievement_draft', true);
    plan.setSeat(2, { kind: 'puertoma' });
    expect(plan.variants).toEqual([]);
    expect(plan.expansions).toEqual(['achievements']);
  });

  it('grows and shrinks', () => {
    const plan = planFor(3, { kind: 'open' });
    plan.setPlayers(5, [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }]);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'open', 'open', 'bot', 'bot']);
    plan.setPlayers(2, []);
    expect(plan.players).toBe(2);
  });
});
