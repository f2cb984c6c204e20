import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract, WRITTEN } from '../../../tools/contract.js';

it('has its types of what the server says: else run `python3 tasks.py contract`', async () => {
  expect(readFileSync(WRITTEN, 'utf8')).toBe(await contract());
});
