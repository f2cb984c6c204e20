/** What only tests have: the server that the setup has started, and a browser for each file of tests. */

import type { Browser } from 'playwright-core';
import { afterAll, inject, test as vitestTest } from 'vitest';
import { launchBrowser } from './launching';
import { type Looks, type Visitor, welcome } from './visitor';

/** A test that needs the browser; the setup has said it if there is none. */
export const test = vitestTest.skipIf(inject('browser') === '');

let launched: Promise<Browser> | null = null;

afterAll(async () => {
  await (await launched)?.close();
});

/** A new guest, at the server of all tests or at another. */
export async function visit(looks: Looks = {}, server = inject('server')): Promise<Visitor> {
  launched ??= launchBrowser(inject('browser'));
  return welcome(await launched, server, looks);
}
