/** What a player has chosen for this browser; kept in its local storage. */

import { bestLanguage, isLanguage, setLanguage, type Language } from '../i18n/index.svelte';

export type Theme = 'auto' | 'light' | 'dark';

interface Stored {
  language: Language;
  theme: Theme;
  /** How fast pieces travel; a system set to reduced motion wins. */
  speed: Speed;
  /** Of sounds, in percent; 0 for none. */
  volume: number;
  /** Browser notification when it is one's turn. */
  notify: boolean;
  /** A single click confirms, where a decision is one click. */
  quick: boolean;
  /** Ask also what has only one sensible answer. */
  ask: boolean;
  /** Opponents chosen last: characters, or bots for experiments. */
  opponents: string[];
}

const KEY = 'boriken';
const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

function load(): Stored {
  const stored = read();
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return {
    language: isLanguage(stored.language) ? stored.language : bestLanguage(wanted),
    theme: THEMES.includes(stored.theme as Theme) ? (stored.theme as Theme) : 'auto',
    speed: SPEEDS.includes(stored.speed as Speed) ? (stored.speed as Speed) : 'normal',
    volume: typeof stored.volume === 'number' ? Math.max(0, Math.min(100, stored.volume)) : 50,
    notify: stored.notify === true,
    quick: stored.quick === true,
    ask: stored.ask === true,
    opponents: Array.isArray(stored.opponents) ? stored.opponents.filter((id) => typeof id === 'string') : [],
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

/** How fast things may move on screen; reactive but for the system's setting. */
export function animationSpeed(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.speed;
}
