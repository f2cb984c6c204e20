import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../../api/types';
import { Preparations } from './preparing.svelte';

const asked = (kind: string, choices: string[], phase: string | null = null, more: object = {}): Decision =>
  ({ kind, seat: 0, taker: 1, phase, yours: true, choices: choices.map((action, number) => ({ action, number })), ...more }) as unknown as Decision;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe('roles that are wished for', () => {
  it('takes the first that is still free, once', () => {
    const prepared = new Preparations('t');
    for (const card of ['captain', 'trader', 'builder']) prepared.toggleRole(card);
    prepared.toggleRole('trader');
    expect(prepared.roles).toEqual(['captain', 'builder']);
    expect(prepared.moveFor(asked('round', ['mayor', 'builder']))).toEqual({ actions: ['builder'] });
    expect(prepared.moveFor(asked('round', ['mayor', 'builder']))).toBeNull();
    expect(prepared.missed).toBeNull();
  });

  it('says what became impossible, until something happens', () => {
    const prepared = new Preparations('t');
    prepared.toggleRole('captain');
    expect(prepared.moveFor(asked('round', ['mayor']))).toBeNull();
    expect(prepared.missed).toEqual({ roles: ['captain'] });
    prepared.look(asked('settler', []), 1);
    expect(prepared.missed).toBeNull();
  });

  it('stays in the tab, for its table alone', () => {
    new Preparations('t').toggleRole('captain');
    expect(new Preparations('t').roles).toEqual(['captain']);
    expect(new Preparations('u').roles).toEqual([]);
  });
});

describe('a phase under way', () => {
  const others = asked('builder', [], 'builder', { ahead: { kind: 'builder', manner: 'pass' } });

  it('is prepared only where the server says that one can', () => {
    const prepared = new Preparations('t');
    prepared.togglePhase(asked('builder', [], 'builder'), 4);
    expect(prepared.said).toBeNull();
    prepared.togglePhase(others, 4);
    expect(new Preparations('t').said).toEqual({ kind: 'builder', manner: 'pass', phase: '4 builder' });
    prepared.togglePhase(others, 4);
    expect(prepared.said).toBeNull();
  });

  it('is passed as prepared, and only this one', () => {
    const prepared = new Preparations('t');
    prepared.togglePhase(others, 4);
    expect(prepared.isPreparedFor(others, 4)).toBe(true);
    expect(prepared.moveFor(asked('university', ['worker', 'pass'], 'builder'))).toBeNull();
    expect(prepared.moveFor(asked('builder', ['build wharf', 'pass'], 'builder'))).toEqual({ actions: ['pass'] });
    expect(prepared.said).toBeNull();
  });

  it('is answered as proposed', () => {
    const prepared = new Preparations('t');
    prepared.togglePhase(asked('mayor', [], 'mayor', { ahead: { kind: 'place', manner: 'proposal' } }), 4);
    const proposal = { 'place corn': 2 };
    expect(prepared.moveFor(asked('place', [], 'mayor', { proposal }))).toEqual({ answer: proposal });
  });

  describe('answered by oneself', () => {
    const sheet = { items: [{ id: 'place corn', most: 2, group: null }], extras: [], total: 2, complete: true, optional: false, source: null, shares: [] };
    const placing = asked('mayor', [], 'mayor', { ahead: { kind: 'place', manner: 'proposal', sheet, figures: {} } });

    it('keeps the last answer, without the sheet', () => {
      const prepared = new Preparations('t');
      prepared.arrange(placing, 4, {});
      prepared.change({ 'place corn': 2 });
      expect(new Preparations('t').said).toEqual({ kind: 'place', manner: 'proposal', phase: '4 mayor', answer: { 'place corn': 2 } });
      expect([prepared.isPreparedFor(placing, 4), prepared.isUsualFor(placing, 4)]).toEqual([true, false]);
    });

    it('is given once, and as a wish that may have become impossible', () => {
      const prepared = new Preparations('t');
      prepared.arrange(placing, 4, { 'place corn': 2 });
      const move = prepared.moveFor(asked('place', [], 'mayor', { proposal: {} }));
      expect(move).toMatchObject({ answer: { 'place corn': 2 }, wish: { kind: 'place' } });
      expect(prepared.moveFor(asked('place', [], 'mayor', { proposal: {} }))).toBeNull();
    });

    it('gives way to what is suggested, and is not changed any more', () => {
      const prepared = new Preparations('t');
      prepared.arrange(placing, 4, { 'place corn': 2 });
      prepared.togglePhase(placing, 4);
      expect(prepared.isUsualFor(placing, 4)).toBe(true);
      prepared.change({ 'place corn': 1 });
      expect(prepared.said?.answer).toBeUndefined();
      prepared.togglePhase(placing, 4);
      expect(prepared.said).toBeNull();
    });
  });

  it('is forgotten when it is over', () => {
    const prepared = new Preparations('t');
    prepared.togglePhase(others, 4);
    prepared.look(others, 4);
    expect(prepared.said).not.toBeNull();
    prepared.look(others, 5);
    expect(prepared.said).toBeNull();
  });
});
