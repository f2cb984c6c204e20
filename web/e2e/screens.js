/**
 * `npm run screens -- FOLDER [NAME]`: pictures of every page and every decision, or of those with NAME in their name.
 * `--size 1024x768,1920x1080` or `--size all`, `--language it` and `--theme dark` choose; else two sizes and everything.
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const text = { type: 'string' };
const { positionals, values } = parseArgs({ allowPositionals: true, options: { size: text, language: text, theme: text } });
const [folder = fileURLToPath(new URL('../screens', import.meta.url)), name] = positionals;
const { module } = await runnerImport(fileURLToPath(new URL('./screens/take.ts', import.meta.url)));
await module.takeAll(folder, { name, ...values });
