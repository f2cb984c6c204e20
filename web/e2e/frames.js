/**
 * `npm run frames`: what the page does while pieces travel, on a processor four times as slow. A figure to look at, no test.
 * `--size phone`, `--decisions 30` and `--slow 1` choose otherwise; `--profile FILE` keeps a profile of the scripts,
 * `--trace FILE` a trace of everything, for the developer tools.
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const text = { type: 'string' };
const { values } = parseArgs({ options: { size: text, decisions: text, slow: text, profile: text, trace: text } });
const { module } = await runnerImport(fileURLToPath(new URL('./frames/measure.ts', import.meta.url)));
await module.measure(values);
