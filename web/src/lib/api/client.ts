/** The server's interface as functions; docs/http.md says what each one does. */

import { BASE } from '../base';
import { ApiError } from './errors';
import type { Reply, TableRequest } from './requests';
import type {
  Advice,
  Catalog,
  Claimed,
  Edition,
  Fitting,
  GameOptions,
  Joining,
  LessonMoment,
  Log,
  Me,
  NewTable,
  Position,
  Refusal,
  Review,
  Rulebook,
  RuleExamples,
  SeatLink,
  SettingSeat,
  Tables,
  TableScope,
  Timeline,
  Update,
} from './types';

type Query = Record<string, string | number | boolean | undefined>;

export function address(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return pairs.length > 0 ? `${BASE}/api${path}?${search}` : `${BASE}/api${path}`;
}

/** For what is loaded apart, and has its requests there. */
export async function request<T>(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, signal: signal ?? null, headers: { accept: 'application/json' } };
  if (method !== 'GET') {
    init.body = JSON.stringify(body ?? {});
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw ApiError.of(problem);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok && data !== null) return data as T;
  throw errorOf(data, response.status);
}

function errorOf(data: unknown, status: number): ApiError {
  const error = (data as Partial<Refusal> | null)?.error;
  if (typeof error?.code === 'string') return new ApiError(error);
  return ApiError.own(status < 500 ? 'malformed' : 'offline', status); // not our server: something in between
}

const get = <T>(url: string, signal?: AbortSignal) => request<T>('GET', url, undefined, signal);
const post = <T>(url: string, body?: unknown) => request<T>('POST', url, body);

function at(id: string, rest = '', query?: Query): string {
  return address(`/tables/${encodeURIComponent(id)}${rest}`, query);
}

const lessonAt = (name: string, step: number, rest = ''): string =>
  address(`/lessons/${encodeURIComponent(name)}/${step}${rest}`);

export const api = {
  // Who I am
  me: () => get<Me>(address('/me')),
  setName: (name: string) => request<Me>('PUT', address('/me'), { name }),
  forgetMe: () => request<Me>('DELETE', address('/me')),

  // Tables
  catalog: () => get<Catalog>(address('/catalog')),
  /** Those of the lobby come by pages: `before` is the last one that is known. */
  tables: (scope: TableScope, search?: string, before?: string) => get<Tables>(address('/tables', { scope, search, before })),
  options: (options: Partial<GameOptions>) => post<Fitting>(address('/options'), options),
  create: (table: NewTable) => post<Update>(address('/tables'), table),
  table: (id: string, after?: number) => get<Update>(at(id, '', { after })),
  join: (id: string, body: Joining = {}) => post<Update>(at(id, '/join'), body),
  leave: (id: string) => post<Update>(at(id, '/leave')),
  comeBack: (id: string) => post<Update>(at(id, '/return')),
  setSeat: (id: string, seat: number, body: SettingSeat) =>
    post<Update>(at(id, `/seats/${seat}`), body),
  standIn: (id: string, seat: number, bot: string | null) =>
    post<Update>(at(id, `/seats/${seat}/stand-in`), { bot }),
  start: (id: string, fill?: string) => post<Update>(at(id, '/start'), fill === undefined ? {} : { fill }),
  /** Lead a table whose host is gone. */
  lead: (id: string) => post<Update>(at(id, '/lead')),
  handOver: (id: string, seat: number) => post<Update>(at(id, `/seats/${seat}/lead`)),
  linkTo: (id: string, seat: number) => post<SeatLink>(at(id, `/seats/${seat}/seat-link`)),
  close: (id: string) => post<Update>(at(id, '/close')),
  rematch: (id: string) => post<Update>(at(id, '/rematch')),
  seatLink: (id: string) => get<SeatLink>(at(id, '/seat-link')),
  useSeatLink: (token: string) => post<Claimed>(address('/seat-link'), { token }),

  // Playing
  updates: (id: string, after: number, wait: number, signal?: AbortSignal) =>
    get<Update>(at(id, '/updates', { after, wait }), signal),
  /** What else goes over the socket. */
  request: (id: string, { type, ...body }: TableRequest) => post<Reply>(at(id, `/${type}`), body),
  advice: (id: string) => get<Advice>(at(id, '/advice')),

  // Afterwards
  log: (id: string, after: number, limit: number) =>
    get<Log>(at(id, '/log', { after, limit })),
  positionAt: (id: string, seq: number) => get<Position>(at(id, `/at/${seq}`)),
  timeline: (id: string) => get<Timeline>(at(id, '/timeline')),
  review: (id: string) => get<Review>(at(id, '/review')),
  recordAddress: (id: string) => at(id, '/record'),

  // Lessons
  lesson: (name: string, step: number) => get<LessonMoment>(lessonAt(name, step)),
  /** What is asked of a table, asked of a lesson after so many steps. */
  inLesson: <Answer>(name: string, step: number, { type, ...body }: TableRequest) =>
    post<Answer>(lessonAt(name, step, `/${type}`), body),

  // Rules
  rulebook: (language: string, edition: Edition) => get<Rulebook>(address('/rulebook', { language, edition })),
  examples: (rule: string, language: string, edition: Edition) =>
    get<RuleExamples>(address(`/rules/${encodeURIComponent(rule)}/examples`, { language, edition })),
};

export function liveAddress(id: string, after: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${at(id, '/live', { after })}`;
}
