/** The addresses of the pages, both ways. */

import type { Edition } from '../api/types';

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'solo' }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  /** `at`: the entry after which the position is shown; null: from the start. `isPlaying`: it goes on by itself. */
  | { page: 'replay'; id: string; at: number | null; isPlaying: boolean }
  | { page: 'seat'; token: string }
  | { page: 'learn' }
  /** `id`: a rule, a chapter or a building; null: the contents. `edition`: whose; null: that of the table one comes from. */
  | { page: 'rules'; id: string | null; edition: Edition | null }
  | { page: 'unknown' };

export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1) {
    if (first === 'new' || first === 'solo' || first === 'tables' || first === 'learn') return { page: first };
    if (first === 'rules') return { page: 'rules', id: null, edition: editionIn(search) };
  }
  if (parts.length === 2 && second !== undefined) {
    if (first === 'table') return { page: 'table', id: second };
    if (first === 'seat') return { page: 'seat', token: second };
    if (first === 'rules') return { page: 'rules', id: second, edition: editionIn(search) };
  }
  if (parts.length === 3 && first === 'table' && second !== undefined && third === 'replay') {
    const query = new URLSearchParams(search);
    return { page: 'replay', id: second, at: wholeNumber(query.get('at')), isPlaying: query.has('play') };
  }
  return { page: 'unknown' };
}

export const paths = {
  start: '/',
  create: '/new',
  solo: '/solo',
  tables: '/tables',
  learn: '/learn',
  rules: '/rules',
  rulesOf: (edition: Edition) => `/rules?edition=${edition}`,
  /** A rule, a chapter or a building, as an edition has it. */
  rule: (id: string, edition: Edition) => `/rules/${encodeURIComponent(id)}?edition=${edition}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number, isPlaying = false) =>
    `/table/${encodeURIComponent(id)}/replay${at === undefined ? '' : `?at=${at}`}${isPlaying ? '&play' : ''}`,
};

const EDITIONS: Edition[] = ['classic', '1897', 'special'];

function editionIn(search: string): Edition | null {
  const named = new URLSearchParams(search).get('edition');
  return EDITIONS.find((edition) => edition === named) ?? null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
