/** One worker for all: shows notices while the page is closed, counts on the icon how many games wait, and keeps the
 *  page for times without a network if somebody wants that (`keep`), such as by installing it.
 *
 *  Files of the page have a hash in their names, so any copy of one is right. Whatever else the server says is asked of the
 *  server: only where it is out of reach, the page itself, the rule book and the catalogue come from what is kept. */

/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Of this build, from the scope on; the build writes both before these lines (`app-plugin.ts`). */
declare const FILES: string[];
declare const BUILD: string;

interface Push {
  tag: string;
  text: string;
  url: string;
  at: number;
  withdrawn: boolean;
}

/** What the page asks for: what it is to keep of the server's answers, or to keep nothing any more. */
type Wish = { keep: string[] } | { forget: true };

/** The path of the server on its site: others may be beside it. */
const SCOPE = new URL(worker.registration.scope).pathname;
const OURS = `boriken ${SCOPE} `;
const PAGE = `${OURS}page ${BUILD}`;
/** Its being there says that somebody wants the page to be kept. */
const BOOK = `${OURS}book`;
const KEPT_ANSWERS = /^api\/(catalog|rulebook)$/;
/** What a proxy says when there is no server behind it. */
const NO_SERVER = [502, 503, 504];

// --- Notices -----------------------------------------------------------------------------------------------------

worker.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(hear(event.data.json() as Push));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(String(event.notification.data)), count()]));
});

async function hear({ tag, text, url, at, withdrawn }: Push): Promise<void> {
  const before = await worker.registration.getNotifications({ tag });
  if (withdrawn) {
    for (const notice of before) notice.close();
  } else {
    const page = new URL(url).pathname; // of this server, whatever it is called
    const shown = { body: text, tag, timestamp: at, icon: `${SCOPE}icons/icon-192.png`, badge: `${SCOPE}icons/badge-96.png`, data: page };
    await worker.registration.showNotification('Boriken', shown);
  }
  await count();
}

/** On the icon: how many games wait. The server knows, whatever notices are shown. */
async function count(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const answer = await fetch(`${SCOPE}api/me/waiting`).catch(() => null);
  if (answer?.ok !== true) return;
  const { games } = (await answer.json()) as { games: number };
  await navigator.setAppBadge(games);
}

async function open(page: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === page);
  await (there === undefined ? worker.clients.openWindow(page) : there.focus());
}

// --- Keeping -----------------------------------------------------------------------------------------------------

worker.addEventListener('install', (event) => {
  event.waitUntil(renew().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const wish = event.data as Wish;
  const done = 'keep' in wish ? keep(wish.keep) : forget();
  const tell = (isDone: boolean) => event.ports[0]?.postMessage(isDone);
  event.waitUntil(done.then(() => tell(true), () => tell(false)));
});

/** A new deployment: if the page is kept, this one is, before the worker of the old one is dismissed. */
async function renew(): Promise<void> {
  if (!(await caches.has(BOOK))) return;
  const answers = await (await caches.open(BOOK)).keys();
  await keep(answers.map(({ url }) => url));
}

async function keep(answers: string[]): Promise<void> {
  const page = await caches.open(PAGE);
  await Promise.all([keepPage(page), ...FILES.map((file) => keepFile(page, SCOPE + file))]);
  const book = await caches.open(BOOK);
  await Promise.all(answers.map((answer) => book.add(new Request(answer, { cache: 'reload' }))));
}

async function keepFile(page: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith(`${SCOPE}assets/`);
  const known = isHashed ? await caches.match(file) : undefined;
  if (known === undefined) await page.add(new Request(file, { cache: isHashed ? 'default' : 'reload' }));
  else await page.put(file, known);
}

/** All addresses show the same page. One of another deployment would want other files. */
async function keepPage(page: Cache): Promise<void> {
  const answer = await fetch(SCOPE, { cache: 'reload' });
  const wanted = [...(await answer.clone().text()).matchAll(/assets\/[\w.-]+/g)].map(([file]) => file);
  if (!answer.ok || !wanted.every((file) => FILES.includes(file))) throw new Error('There is another deployment.');
  await page.put(SCOPE, answer);
}

async function forget(): Promise<void> {
  await Promise.all((await ours()).map((name) => caches.delete(name)));
}

/** The deployment before this one stays, for pages that are still open. */
async function tidy(): Promise<void> {
  const pages = (await ours()).filter((name) => name !== BOOK && name !== PAGE);
  await Promise.all(pages.slice(0, -1).map((name) => caches.delete(name)));
}

const ours = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(OURS));

// --- Answering ---------------------------------------------------------------------------------------------------

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(SCOPE)) return;
  const path = pathname.slice(SCOPE.length);
  if (KEPT_ANSWERS.test(path)) event.respondWith(answerOf(request));
  else if (path.startsWith('api/')) return;
  else if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (path.startsWith('assets/')) event.respondWith(assetOf(request));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function pageOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!NO_SERVER.includes(answer.status)) return answer;
    return (await caches.match(SCOPE, { cacheName: PAGE })) ?? answer;
  } catch {
    return (await caches.match(SCOPE, { cacheName: PAGE })) ?? Response.error();
  }
}

const assetOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** What the server says now, or said last if it is out of reach. */
async function answerOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (NO_SERVER.includes(answer.status)) return (await caches.match(request)) ?? answer;
    if (answer.ok && (await caches.has(BOOK))) await (await caches.open(BOOK)).put(request, answer.clone());
    return answer;
  } catch {
    return kept(request);
  }
}

const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? Response.error();
