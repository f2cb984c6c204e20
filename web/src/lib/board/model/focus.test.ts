import { expect, it } from 'vitest';
import { focusOf } from './focus';

it('turns to what a decision is about', () => {
  expect(focusOf('round')).toBe('roles');
  expect(focusOf('captain')).toBe('harbour');
  expect(focusOf('builder')).toBe('market');
});

it('turns to the own board for all that is decided there', () => {
  expect(focusOf('place')).toBe('own');
  expect(focusOf('storage')).toBe('own');
});

it('rests on the roles when nothing is asked', () => {
  expect(focusOf(null)).toBe('roles');
});
