/** How much the first visit transfers, and how long it takes from a click to its result. */

import { expect } from 'vitest';
import { Player } from './support/player';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

const LIMIT = 220_000;
const DECISIONS = 9;

test.each([
  ['start page', 'en', '/'],
  ['table', 'en', null],
  ['table in the language of the most words', 'fr', null],
])('the first load is under 220 kB: %s', async (name, language, path) => {
  const [host, newcomer] = await Promise.all([visit(), visit({ language })]);
  const address = path ?? `/table/${await createTable(host, againstBots('special'))}`;
  const bytes = await transferred(newcomer, address);
  console.log(`${name}: ${String(Math.round(bytes / 1000))} kB`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LIMIT);
  await Promise.all([host.context.close(), newcomer.context.close()]);
});

/** A figure to look at; a busy machine must not fail a test. */
test('from a click to its result', async () => {
  const visitor = await visit();
  await visitor.page.addInitScript(measureActs);
  await createTable(visitor, againstBots('1897'));
  await new Player(visitor, 61).play(DECISIONS);
  const times = (await visitor.page.evaluate(() => window.times)).sort((one, two) => one - two);
  const [middle, longest] = [times[times.length >> 1], times.at(-1)].map((time) => String(Math.round(time ?? 0)));
  console.log(`from a click to its result: median ${middle ?? ''} ms, longest ${longest ?? ''} ms`);
  expect(times.length).toBeGreaterThan(0);
  await visitor.context.close();
});

declare global {
  interface Window {
    /** Milliseconds from confirming to the frame that shows the answer. */
    times: number[];
  }
}

/** In the page. */
function measureActs(): void {
  window.times = [];
  let clicked = 0;
  addEventListener('click', () => (clicked = performance.now()), true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, text: string) {
    const { type, key } = JSON.parse(text) as { type: string; key?: string };
    const shown = ({ data }: MessageEvent) => {
      if ((JSON.parse(String(data)) as { key?: string }).key !== key) return;
      this.removeEventListener('message', shown);
      requestAnimationFrame((now) => window.times.push(now - clicked));
    };
    if (type === 'act') this.addEventListener('message', shown);
    send.call(this, text);
  };
}

/** Bytes on the wire, headers included, until the page is there and asks for nothing more: on a busy machine it pauses before. */
async function transferred({ page, context }: Visitor, address: string): Promise<number> {
  let bytes = 0;
  const loading = new Set<string>();
  const session = await context.newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId }) => loading.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => loading.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    loading.delete(requestId);
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.decision, .start').first().waitFor();
  await expect.poll(() => loading.size).toBe(0);
  return bytes;
}
