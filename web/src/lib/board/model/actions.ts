/** Actions as docs/notation.md writes them, taken apart: `put noble chapel`, `load corn 6`. */

import { ROLES } from '../../api/vocabulary';

export interface Parsed {
  text: string;
  /** `take`, `load`, `put`, ...; for a role card it is `role`. */
  verb: string;
  /** A good, tile, place, building or card; '' if there is none. */
  thing: string;
  /** Barrels, workers, a ship's capacity; null if there is none. */
  number: number | null;
  isNoble: boolean;
}

export function parse(text: string): Parsed {
  const words = text.split(' ');
  const verb = words[0] ?? '';
  if ((ROLES as readonly string[]).includes(verb)) return { text, verb: 'role', thing: text, number: null, isNoble: false };
  if (verb === 'kidnap') return { text, verb, thing: words.slice(1).join(' '), number: null, isNoble: false };
  const isNoble = (verb === 'put' || verb === 'hand') && words[1] === 'noble';
  let rest = words.slice(isNoble ? 2 : 1);
  let number: number | null = null;
  const last = rest.at(-1);
  if (last !== undefined && /^\d+$/.test(last)) {
    number = Number(last);
    rest = rest.slice(0, -1);
  }
  return { text, verb, thing: rest.join(' '), number, isNoble: isNoble || verb === 'noble' };
}

export const PASS = 'pass';
