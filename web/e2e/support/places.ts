/** Where things are: the project, the Python that runs the server, the browser. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const WEB = at('../../');
export const SOURCES = at('../../../src/');
export const GAME_WORDS = at('../../../src/boriken/locale/en/game.ftl');
export const TABLE_MAKER = at('../../tools/make_tables.py');
export const CLIENT = at('../../../src/boriken/server/static/index.html');

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findPython(): string {
  const own = at('../../../.venv/bin/python');
  return process.env.BORIKEN_PYTHON ?? (existsSync(own) ? own : 'python3');
}

/** Null if there is none. One that was asked for by name must be there. */
export function findBrowser(): string | null {
  const wanted = process.env.BORIKEN_BROWSER;
  if (wanted === undefined) return BROWSERS.find((path) => existsSync(path)) ?? null;
  if (!existsSync(wanted)) throw new Error(`BORIKEN_BROWSER is ${wanted}, and there is no such file.`);
  return wanted;
}

/** Whether everything is to be tried; else enough for every day: each thing at one size, by day or by night, and few games to the end. */
export const THOROUGH = process.env.BORIKEN_THOROUGH === '1';
