import { expect, it } from 'vitest';
import type { BuildingFacts, Catalog, Options } from '../../api/types';
import { factsFor } from '../model/facts';
import { helpText } from './subjects';

const catalog = {
  buildings: [{ id: 'wharf', rule: 'WHA-1' }, { id: 'coffee_roaster', rule: null }] as BuildingFacts[],
  variants: [],
  achievements: [],
  festival_cards: [],
  explained_by: { cargo_ship: ['CAP-3'], prospector: ['PRO-1'], production_building: ['CRA-2', 'BUI-2'] },
} as unknown as Catalog;
const facts = factsFor(catalog, { variants: [] as string[] } as Options);

it('names the rules that the catalogue has for a thing', () => {
  expect(helpText({ about: 'piece', id: 'cargo_ship' }, facts).rules).toEqual(['CAP-3']);
  expect(helpText({ about: 'role', id: 'prospector 2' }, facts).rules).toEqual(['PRO-1']);
  expect(helpText({ about: 'building', id: 'wharf' }, facts).rules).toEqual(['WHA-1']);
  expect(helpText({ about: 'building', id: 'coffee_roaster' }, facts).rules).toEqual(['CRA-2', 'BUI-2']);
  expect(helpText({ about: 'piece', id: 'reserve' }, facts).rules).toEqual([]);
});
