/** `npm run screens -- FOLDER [NAME]`: pictures of every page and every decision, or of those with NAME in their name. */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [folder = fileURLToPath(new URL('../screens', import.meta.url)), wanted] = process.argv.slice(2);
const { module } = await runnerImport(fileURLToPath(new URL('./screens/take.ts', import.meta.url)));
await module.takeAll(folder, wanted);
