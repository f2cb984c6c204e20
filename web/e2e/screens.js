/** `npm run screens -- FOLDER`: pictures of every page and every decision. */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('./screens/take.ts', import.meta.url)));
await module.takeAll(process.argv[2] ?? fileURLToPath(new URL('../screens', import.meta.url)));
