/** What only tests have: the browser and the server that the setup has started. */

import { type Browser, chromium } from 'playwright-core';
import { inject, test as vitestTest } from 'vitest';
import { type Looks, type Visitor, welcome } from './visitor';

/** A test that needs the browser; the setup has said it if there is none. */
export const test = vitestTest.skipIf(inject('browser') === '');

let connected: Promise<Browser> | null = null;

/** A new guest, at the server of all tests or at another. */
export async function visit(looks: Looks = {}, server = inject('server')): Promise<Visitor> {
  connected ??= chromium.connect(inject('browser'));
  return welcome(await connected, server, looks);
}
