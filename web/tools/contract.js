/** The types of everything the server says, from its own description: `npm run contract`.
 *
 * `openapi.json` is written by `python3 tasks.py contract`, which runs this too; tests compare both.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const HEADING = `/** What the server says and is told. Generated from openapi.json by tools/contract.js: do not edit. */\n\n`;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const WRITTEN = here('../src/lib/api/contract.d.ts');

/** The messages alone: client.ts knows the addresses. */
export async function contract() {
  const description = JSON.parse(readFileSync(here('../openapi.json'), 'utf8'));
  const tree = await openapiTS(
    { ...description, paths: {} },
    // What a request may leave out is optional, though it has a default.
    { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true },
  );
  return HEADING + astToString(tree).replaceAll(/^ *\/\*\* @enum \{\w+\} \*\/\n/gm, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(WRITTEN, await contract());
}
