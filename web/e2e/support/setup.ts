/** Before all browser tests: the client is built, one server and one browser run. */

import type { TestProject } from 'vitest/node';
import { buildIfMissing } from './building';
import { launchBrowser } from './launching';
import { findBrowser } from './places';
import { Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached; empty if there is none. */
    browser: string;
    /** The server's address. */
    server: string;
  }
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
