/** What a player has chosen for this browser; kept in its local storage. */

import { bestLanguage, isLanguage, setLanguage, type Language } from '../i18n/index.svelte';

export type Theme = 'auto' | 'light' | 'dark';

interface Stored {
  language: Language;
  theme: Theme;
  /** Show moves of others as movement; a system set to reduced motion wins. */
  animation: boolean;
  sound: boolean;
  /** Browser notification when it is one's turn. */
  notify: boolean;
  /** A single click confirms, where a decision is one click. */
  quick: boolean;
  /** The bot chosen last. */
  bot: string | null;
}

const KEY = 'boriken';
const THEMES: Theme[] = ['auto', 'light', 'dark'];

function load(): Stored {
  const stored = read();
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return {
    language: isLanguage(stored.language) ? stored.language : bestLanguage(wanted),
    theme: THEMES.includes(stored.theme as Theme) ? (stored.theme as Theme) : 'auto',
    animation: stored.animation !== false,
    sound: stored.sound === true,
    notify: stored.notify === true,
    quick: stored.quick === true,
    bot: typeof stored.bot === 'string' ? stored.bot : null,
  };
}

function read(): Partial<Record<keyof Stored, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // no storage, or not ours
  }
}

export const settings: Stored = $state(load());

/** Change one and keep it. */
export function set<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage it holds until the page is closed.
  }
  if (key === 'language') void setLanguage(settings.language);
  if (key === 'theme') showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** Whether things may move on screen; reactive but for the system's setting. */
export function mayAnimate(): boolean {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
