import { inject, test as vitestTest } from 'vitest';

/** A test that needs the browser; the setup has said it if there is none. */
export const test = vitestTest.skipIf(inject('browser') === '');
