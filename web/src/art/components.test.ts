import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Building from './Building.svelte';
import CargoShip from './CargoShip.svelte';
import Good from './Good.svelte';
import Piece from './Piece.svelte';
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
      /viewBox="0 0 (\d+) 64"/.exec(render(CargoShip, { props: { holds } }).body)?.[1];
    expect(Number(field(8)) - Number(field(7))).toBe(Number(field(5)) - Number(field(4)));
    expect(Number(field(8))).toBeGreaterThan(Number(field(7)));
  });
});
