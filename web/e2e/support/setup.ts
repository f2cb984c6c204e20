/** Before all browser tests: the client is built, one server and one browser run. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './launching';
import { CLIENT, WEB, findBrowser } from './places';
import { Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached; empty if there is none. */
    browser: string;
    /** The server's address. */
    server: string;
  }
}

export function buildIfMissing(): void {
  if (!existsSync(CLIENT)) execFileSync('npm', ['run', 'build'], { cwd: WEB, stdio: 'inherit' });
}

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const path = findBrowser();
  project.provide('browser', '');
  project.provide('server', '');
  if (path === null) {
    console.warn('No browser found, so nothing is tested. Install chromium, or name one in BORIKEN_BROWSER.');
    return undefined;
  }
  buildIfMissing();
  const server = await new Server().start();
  const browser = await launchBrowser(path);
  project.provide('server', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
