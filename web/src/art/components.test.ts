import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import ArtDefs from './ArtDefs.svelte';
import Building from './Building.svelte';
import CargoShip from './CargoShip.svelte';
import EmptyPlot from './EmptyPlot.svelte';
import Face from './Face.svelte';
import Good from './Good.svelte';
import Ground from './Ground.svelte';
import Piece from './Piece.svelte';
import RoleScene from './RoleScene.svelte';
import UiIcon from './UiIcon.svelte';

describe('pictures and their names', () => {
  test('with a title, a picture has that name', () => {
    const { body } = render(Building, { props: { id: 'small_market', title: 'Small Market' } });
    expect(body).toContain('role="img"');
    expect(body).toContain('aria-label="Small Market"');
    expect(body).not.toContain('aria-hidden');
  });

  test('without one it is ornament', () => {
    for (const { body } of [
      render(Piece, { props: { kind: 'worker' } }),
      render(UiIcon, { props: { name: 'undo' } }),
    ]) {
      expect(body).toContain('aria-hidden="true"');
      expect(body).not.toContain('role=');
    }
  });

  test('the size is any length', () => {
    expect(render(Good, { props: { kind: 'corn', size: '3rem' } }).body).toContain('height: 3rem');
  });

  test('a ship is as long as it has holds', () => {
    const field = (holds: number) =>
      /viewBox="0 0 (\d+) 96"/.exec(render(CargoShip, { props: { holds } }).body)?.[1];
    expect(Number(field(8)) - Number(field(7))).toBe(Number(field(5)) - Number(field(4)));
    expect(Number(field(8))).toBeGreaterThan(Number(field(7)));
  });

  test('a scene fills its box and is cut, not distorted', () => {
    const { body } = render(RoleScene, { props: { id: 'captain' } });
    expect(body).toContain('xMidYMid slice');
    expect(body).not.toContain('style=');
  });

  test('a letter on a portrait is text, never markup', () => {
    expect(render(Face, { props: { id: '<b>' } }).body).toContain('>&lt;</text>');
  });

  test('every ground has its pattern, and none is read out', () => {
    const patterns = render(ArtDefs).body;
    for (const kind of ['island', 'city', 'shelves'] as const) {
      const { body } = render(Ground, { props: { kind } });
      const used = /url\(#([\w-]+)\)/.exec(body)?.[1] ?? 'none';
      expect(patterns).toContain(`id="${used}"`);
      expect(body).toContain('aria-hidden="true"');
    }
    expect(render(EmptyPlot).body).toContain('aria-hidden="true"');
  });
});
