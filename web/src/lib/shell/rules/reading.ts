/** What the parts of the rules page share: the book, and where the things it names have their page. */

import { getContext, setContext } from 'svelte';
import type { BuildingFacts, PuertomaPieces, Rulebook } from '../../api/types';

export interface Reading {
  book: Rulebook;
  buildings: BuildingFacts[];
  /** The rules of production buildings, which have none of their own. */
  production: string[];
  /** Barrels the trading house has room for. */
  house: number;
  puertoma: PuertomaPieces;
  /** The name in addresses of a thing's own page or chapter. */
  pageOf: (thing: string) => string | null;
}

const KEY = Symbol('reading');

export const provideBook = (reading: Reading): Reading => setContext(KEY, reading);
export const useBook = (): Reading => getContext<Reading>(KEY);

/** What players are called in an example. */
export const letterOf = (seat: number): string => 'ABCDE'.charAt(seat);
