/** Somebody in front of a browser: a page of their own, what they hear, what goes wrong. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Faults } from './faults';
import { Follower } from './follower';
import { PATIENCE } from './patience';

export const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

const COOKIE = 'boriken_guest';

export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

export interface Looks {
  size?: Size;
  theme?: Theme;
  language?: string;
  /** The cookie of a guest whom the server knows. */
  guest?: string;
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
  const { size = 'desk', theme = 'light', language = 'en', guest } = looks;
  const context = await browser.newContext({
    baseURL: server,
    viewport: SIZES[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  if (guest !== undefined) await context.addCookies([{ name: COOKIE, value: guest, url: server }]);
  return openPage(context, size);
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
