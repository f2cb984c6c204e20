/** Whether what npm has installed is what `package-lock.json` pins. `npm ci` would say it too, but insists on the builds
 *  of all platforms, which not every registry has. Builds of another platform than the lock's are told, and let pass. */

import { readFileSync } from 'node:fs';

const packagesIn = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;

const pinned = packagesIn('package-lock.json');
let isGood = true;
for (const [path, { version, integrity, optional }] of Object.entries(packagesIn('node_modules/.package-lock.json'))) {
  const pin = pinned[path];
  if (pin === undefined && optional) {
    console.warn(`${path} ${version} is for this platform alone, and not pinned`);
  } else if (pin?.version !== version || pin.integrity !== integrity) {
    console.error(`${path} is installed as ${version}, but pinned as ${pin?.version ?? 'nothing'}`);
    isGood = false;
  }
}
process.exitCode = isGood ? 0 : 1;
