/** Somebody in front of a browser: a page of their own, what they hear, what goes wrong. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Faults } from './faults';
import { Follower } from './follower';
import { PATIENCE } from './patience';
import { type Size, windowOf } from './sizes';

const COOKIE = 'boriken_guest';

export type Theme = 'light' | 'dark';

export interface Looks {
  size?: Size;
  theme?: Theme;
  language?: string;
  /** The cookie of a guest whom the server knows. */
  guest?: string;
  /** Let pieces travel; tests that are not about that wait for none. */
  hasMotion?: boolean;
  /** Whether also what is obvious is asked; so each kind of decision can be seen. */
  ask?: boolean;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  size: Size;
  hears: Follower;
  faults: Faults;
}

/** A new guest in a context of their own. */
export async function welcome(browser: Browser, server: string, looks: Looks): Promise<Visitor> {
  const { size = 'desk', theme = 'light', language = 'en', guest, hasMotion = false, ask = true } = looks;
  const { width, height, isTouched = false, scale = 1 } = windowOf(size);
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isTouched,
    hasTouch: isTouched,
    colorScheme: theme,
    locale: language,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  if (guest !== undefined) await context.addCookies([{ name: COOKIE, value: guest, url: server }]);
  await context.addInitScript(prefer, { ask, volume: 0 }); // nobody listens, and sound is work too
  return openPage(context, size);
}

/** In the page, before anything else: what is set there is not changed, the rest is as these tests need it. */
function prefer(settings: Record<string, unknown>): void {
  if (location.protocol === 'about:') return;
  const kept = JSON.parse(localStorage.getItem('boriken') ?? '{}') as Record<string, unknown>;
  localStorage.setItem('boriken', JSON.stringify({ ...settings, ...kept }));
}

/** The cookie by which the server knows a guest. */
export async function guestOf({ context }: Visitor): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === COOKIE)?.value ?? '';
}

/** Another tab of the same guest. */
export async function openPage(context: BrowserContext, size: Size): Promise<Visitor> {
  const page = await context.newPage();
  return { page, context, size, hears: new Follower(page), faults: new Faults(page) };
}

/** From the next load on, the page is in this language. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((wanted) => localStorage.setItem('boriken', JSON.stringify({ language: wanted })), language);
