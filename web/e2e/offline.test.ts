/** Boriken as an app: kept for times without a network, renewed with each deployment, and counting on its icon. */

import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './support/axe';
import { Player } from './support/player';
import { Server } from './support/server';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import { deliverer } from './support/worker';

/** In the settings; from then on the page has no need of the server. */
async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('App and offline use').click();
  await page.getByLabel('Keep for offline use').check();
  await page.getByLabel('Keep for offline use').and(page.locator(':checked:enabled')).waitFor();
  await page.keyboard.press('Escape');
}

test('nobody gets a worker who does not want one', async () => {
  const { page, context } = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});

test('without a network there are a start page, the rules and the introduction, and a word about the rest', async () => {
  const server = await new Server('--base-path', '/games').start();
  const visitor = await visit({ size: 'phone' }, server.url);
  const { page, context } = visitor;
  await page.goto('/games/');
  await keep(page);
  await server.kill();
  await context.setOffline(true);

  await page.goto('/games/');
  await page.getByRole('heading', { name: 'No connection to the server' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.offline').getByRole('link', { name: 'Rules' }).click();
  await page.locator('main a[href^="/games/rules/"]:visible').first().click();
  await page.waitForURL(/\/games\/rules\/./);
  await page.reload();
  await page.locator('main h1').waitFor();
  await page.goto('/games/learn');
  await page.getByText('are played on the server').waitFor();
  await page.getByRole('heading', { name: 'The seven roles' }).waitFor();

  await server.start();
  await context.setOffline(false);
  await page.goto('/games/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await context.close();
  await server.stop();
});

test('what is kept answers for the server nowhere else', async () => {
  const server = await new Server().start();
  const { page, context } = await visit({}, server.url);
  await page.goto('/');
  await keep(page);
  const asked = (path: string) => page.evaluate((at) => fetch(at).then(({ status }) => status, () => 0), path);
  const paths = ['/api/me', '/api/tables?scope=open', '/api/me/waiting', '/api/rules'];
  expect(await Promise.all(paths.map(asked))).toEqual([200, 200, 200, 200]);
  await server.kill();
  expect(await Promise.all(paths.map(asked))).toEqual([0, 0, 0, 0]);
  expect(await asked('/api/rulebook?language=en&edition=1897')).toBe(200);
  expect(await asked('/api/rulebook?language=xx&edition=1897')).toBe(0);
  await context.close();
  await server.stop();
});

test('a new deployment takes the place of the one that was kept', async () => {
  const { page, context } = await visit();
  const page2 = '/assets/of-another-deployment.js';
  await page.goto('/');
  // The worker of the deployment before: another build, with a file that is no longer there.
  await context.route('**/service-worker.js', async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    await route.fulfill({ response: answer, body: source.replace(/BUILD = '\w+'/, "BUILD = 'before'") });
  });
  await keep(page);
  await page.evaluate(async (file) => {
    const [before = ''] = (await caches.keys()).filter((name) => name.endsWith('before'));
    await (await caches.open(before)).put(file, new Response('export default 1'));
  }, page2);
  await context.unroute('**/service-worker.js');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const renewed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await registration.update();
    await renewed;
  });
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes('page')).length).toBe(2); // pages that are open go on with theirs
  expect(names.some((name) => name.endsWith('before'))).toBe(true);
  expect(await page.evaluate((file) => fetch(file).then(({ status }) => status), page2)).toBe(200);
  await context.setOffline(true);
  await page.goto('/rules');
  await page.locator('main a[href^="/rules/"]:visible').first().waitFor();
  await context.close();
});

test('the icon counts the games that wait, told by the page and by a push', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await page.addInitScript(noteBadge);
  await context.grantPermissions(['notifications']);
  await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, 61);
  await player.myTurn();
  const deliver = await deliverer(visitor);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.badge)).toBe(1);
  const worker = await workerOf(context);
  await worker.evaluate(noteBadge);
  await deliver({ kind: 'turn', tag: 'abc-turn', text: 'It is your turn.', url: 'https://elsewhere.example/table/abc', at: 1, withdrawn: false });
  await expect.poll(() => worker.evaluate(() => globalThis.badge)).toBe(1);
  await context.close();
});

declare global {
  // Of the icon, as it was set last.
  var badge: number | undefined;
}

/** In the page or its worker: the icon's number is noted, there being no icon. */
function noteBadge(): void {
  const set = (number?: number) => {
    globalThis.badge = number;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'setAppBadge', { value: set, configurable: true });
}

async function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

test('the manifest fits where the server is, in the language on screen', async () => {
  const server = await new Server('--base-path', '/games').start();
  const { page, context } = await visit({ language: 'it' }, server.url);
  await page.goto('/games/rules');
  const link = page.locator('link[rel="manifest"]').and(page.locator('[href$="-it.webmanifest"]'));
  await link.waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${server.url}/games/manifest-it.webmanifest`);
  const manifest = JSON.parse(data ?? '') as { start_url: string; icons: { src: string; purpose?: string }[] };
  expect(new URL(manifest.start_url, url).pathname).toBe('/games/');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const sizes = await page.evaluate(sizesOf, manifest.icons.map(({ src }) => new URL(src, url).href));
  expect(sizes).toEqual(manifest.icons.map(({ src }) => Number(/\d+/.exec(src)?.[0] ?? sizes[0])));
  await context.close();
  await server.stop();
});

/** In the page: how wide these pictures are. */
async function sizesOf(addresses: string[]): Promise<number[]> {
  const sizes: number[] = [];
  for (const address of addresses) {
    const image = new Image();
    image.src = address;
    await image.decode();
    sizes.push(image.naturalWidth);
  }
  return sizes;
}
