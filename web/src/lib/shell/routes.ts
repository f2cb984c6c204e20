/** The addresses of the pages, both ways. */

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  /** `at`: the entry after which the position is shown; null: from the start. */
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'seat'; token: string }
  | { page: 'learn' }
  | { page: 'rules'; id: string | null }
  | { page: 'unknown' };

export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1) {
    if (first === 'new' || first === 'tables' || first === 'learn') return { page: first };
    if (first === 'rules') return { page: 'rules', id: null };
  }
  if (parts.length === 2 && second !== undefined) {
    if (first === 'table') return { page: 'table', id: second };
    if (first === 'seat') return { page: 'seat', token: second };
    if (first === 'rules') return { page: 'rules', id: second };
  }
  if (parts.length === 3 && first === 'table' && second !== undefined && third === 'replay') {
    return { page: 'replay', id: second, at: wholeNumber(new URLSearchParams(search).get('at')) };
  }
  return { page: 'unknown' };
}

export const paths = {
  start: '/',
  create: '/new',
  tables: '/tables',
  learn: '/learn',
  rules: '/rules',
  rule: (id: string) => `/rules/${encodeURIComponent(id)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number) =>
    `/table/${encodeURIComponent(id)}/replay${at === undefined ? '' : `?at=${at}`}`,
};

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
