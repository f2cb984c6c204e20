/** Before all browser tests: the client is built, one server runs, and it is known where the browser is. */

import type { TestProject } from 'vitest/node';
import { buildIfMissing } from './building';
import { findBrowser } from './places';
import { Server, type Situations } from './server';

/** For the desk, for the phone, one to try things out, and one to look at only. */
const COPIES = 4;

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program; empty if there is none. */
    browser: string;
    /** The server's address. */
    server: string;
    /** Tables for every kind of decision. */
    situations: Situations;
  }
}

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const browser = findBrowser();
  project.provide('browser', browser ?? '');
  project.provide('server', '');
  project.provide('situations', { guest: '', tables: [] });
  if (browser === null) {
    console.warn('No browser found, so nothing is tested. Install chromium, or name one in BORIKEN_BROWSER.');
    return undefined;
  }
  buildIfMissing();
  const server = new Server();
  project.provide('situations', server.prepare(COPIES));
  await server.start();
  project.provide('server', server.url);
  return () => server.stop();
}
