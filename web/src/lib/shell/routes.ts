/** The addresses of the pages, both ways. */

import { BASE } from '../base';
import type { Edition } from '../api/types';
import { NAMES_OF } from '../api/vocabulary';

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'solo' }
  | { page: 'tables' }
  /** One's own history. */
  | { page: 'history' }
  /** That of an account, by its name. */
  | { page: 'person'; id: string }
  /** Finding people to play with. */
  | { page: 'match' }
  | { page: 'table'; id: string }
  /** `at`: the entry after which the position is shown; null: from the start. `isPlaying`: it goes on by itself. `isReviewing`: with the review. */
  | { page: 'replay'; id: string; at: number | null; isPlaying: boolean; isReviewing: boolean }
  /** A moment of a finished game, or a study that is all in the link; else what one brings along. */
  | { page: 'analysis'; table: string | null; at: number | null; study: string | null }
  | { page: 'seat'; token: string }
  /** `token`: the secret of a mail's link; empty without one. */
  | { page: 'account'; token: string }
  | { page: 'unsubscribe'; token: string }
  | { page: 'learn' }
  /** A short lesson. */
  | { page: 'lesson'; id: string }
  /** `id`: a rule, a chapter or a building; null: the contents. `edition`: whose; null: that of the table one comes from. */
  | { page: 'rules'; id: string | null; edition: Edition | null }
  | { page: 'unknown' };

export function routeOf(path: string, search = '', hash = ''): Route {
  const own = BASE !== '' && path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  const parts = own.split('/').filter((part) => part !== '').map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1) {
    if (first === 'new' || first === 'solo' || first === 'tables' || first === 'history' || first === 'match' || first === 'learn') return { page: first };
    if (first === 'account') return { page: 'account', token: decode(hash.slice(1)) };
    if (first === 'unsubscribe' && hash.length > 1) return { page: 'unsubscribe', token: decode(hash.slice(1)) };
    if (first === 'rules') return { page: 'rules', id: null, edition: editionIn(search) };
    if (first === 'analysis') return analysisOf(new URLSearchParams(search), hash);
    if (first === 'seat' && hash.length > 1) return { page: 'seat', token: decode(hash.slice(1)) };
  }
  if (parts.length === 2 && second !== undefined) {
    if (first === 'table') return { page: 'table', id: second };
    if (first === 'people') return { page: 'person', id: second };
    if (first === 'learn') return { page: 'lesson', id: second };
    if (first === 'seat') return { page: 'seat', token: second }; // links of before
    if (first === 'rules') return { page: 'rules', id: second, edition: editionIn(search) };
  }
  if (parts.length === 3 && first === 'table' && second !== undefined && third === 'replay') {
    const query = new URLSearchParams(search);
    return { page: 'replay', id: second, at: wholeNumber(query.get('at')), isPlaying: query.has('play'), isReviewing: query.has('review') };
  }
  return { page: 'unknown' };
}

export const paths = {
  start: `${BASE}/`,
  create: `${BASE}/new`,
  solo: `${BASE}/solo`,
  tables: `${BASE}/tables`,
  history: `${BASE}/history`,
  person: (name: string) => `${BASE}/people/${encodeURIComponent(name)}`,
  account: `${BASE}/account`,
  match: `${BASE}/match`,
  learn: `${BASE}/learn`,
  lesson: (name: string) => `${BASE}/learn/${encodeURIComponent(name)}`,
  analysis: `${BASE}/analysis`,
  analysisOf: (id: string, at: number) => `${BASE}/analysis?table=${encodeURIComponent(id)}&at=${at}`,
  /** All of it behind the sign that servers do not see. */
  study: (packed: string) => `${BASE}/analysis#${packed}`,
  rules: `${BASE}/rules`,
  rulesOf: (edition: Edition) => `${BASE}/rules?edition=${edition}`,
  /** A rule, a chapter or a building, as an edition has it. */
  rule: (id: string, edition: Edition) => `${BASE}/rules/${encodeURIComponent(id)}?edition=${edition}`,
  table: (id: string) => `${BASE}/table/${encodeURIComponent(id)}`,
  review: (id: string) => `${BASE}/table/${encodeURIComponent(id)}/replay?review`,
  replay: (id: string, at?: number, isPlaying = false) =>
    `${BASE}/table/${encodeURIComponent(id)}/replay${at === undefined ? '' : `?at=${at}`}${isPlaying ? '&play' : ''}`,
};

function analysisOf(query: URLSearchParams, hash: string): Route {
  return { page: 'analysis', table: query.get('table'), at: wholeNumber(query.get('at')), study: hash.length > 1 ? hash.slice(1) : null };
}

function editionIn(search: string): Edition | null {
  const named = new URLSearchParams(search).get('edition');
  return named !== null && named in NAMES_OF ? (named as Edition) : null;
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
