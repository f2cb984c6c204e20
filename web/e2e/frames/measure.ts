/** Plays with a slowed processor, lets every piece arrive, and tells what that cost the page. */

import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { buildIfMissing } from '../support/building';
import { launchBrowser } from '../support/launching';
import { findBrowser } from '../support/places';
import { Player } from '../support/player';
import { Server } from '../support/server';
import { type Size } from '../support/sizes';
import { againstBots, createTable } from '../support/tables';
import { welcome } from '../support/visitor';
import { record, type TraceEvent } from './record';
import { summarize } from './tasks';

export interface Wanted {
  size?: Size;
  decisions?: string;
  slow?: string;
  /** Where a profile of the scripts goes. */
  profile?: string;
  /** Where the trace of the browser goes. */
  trace?: string;
}

/** So many decisions first, not measured: a table with nothing on it costs nothing. */
const WARM = 12;
const SEED = 61;
/** In milliseconds: a frame is missing. */
const LATE = 25;

export async function measure({ size = 'desk', decisions = '15', slow = '4', profile, trace }: Wanted): Promise<void> {
  const path = findBrowser();
  if (path === null) throw new Error('No browser found. Install chromium, or name one in BORIKEN_BROWSER.');
  buildIfMissing();
  const server = await new Server().start();
  const browser = await launchBrowser(path);
  const visitor = await welcome(browser, server.url, { size, hasMotion: true });
  const { page, context } = visitor;
  await page.addInitScript(watchFrames);
  await createTable(visitor, againstBots('1897'));
  const player = new Player(visitor, SEED);
  const play = async (number: number, isShown: boolean) => {
    for (let turn = 0; turn < number && (await player.myTurn()) !== null; turn += 1) {
      if (isShown) await page.waitForFunction(() => document.querySelector('.layer')?.childElementCount === 0);
      await player.decide();
    }
  };
  await play(WARM, false);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slow) });
  if (profile !== undefined) await startProfile(session);
  await page.evaluate(() => (window.gaps = []));
  const events = await record(await browser.newBrowserCDPSession(), () => play(Number(decisions), true));
  if (profile !== undefined) writeFileSync(profile, JSON.stringify((await session.send('Profiler.stop')).profile));
  if (trace !== undefined) writeFileSync(trace, JSON.stringify({ traceEvents: events }));
  await report(page, events);
  await browser.close();
  await server.stop();
}

async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
}

async function report(page: Page, events: TraceEvent[]): Promise<void> {
  const gaps = await page.evaluate(() => window.gaps);
  const time = gaps.reduce((sum, gap) => sum + gap, 0);
  const late = gaps.filter((gap) => gap > LATE).length;
  console.log(`While pieces travel: ${(gaps.length / (time / 1000)).toFixed(1)} frames a second, ${String(late)} of ${String(gaps.length)} late.`);
  for (const line of summarize(events)) console.log(line);
}

declare global {
  interface Window {
    /** Milliseconds from frame to frame, while pieces travel. */
    gaps: number[];
  }
}

/** In the page: counts frames, and marks in the trace when pieces travel. */
function watchFrames(): void {
  window.gaps = [];
  let before: number | null = null;
  const frame = (now: number) => {
    const isTravelling = (document.querySelector('.layer')?.childElementCount ?? 0) > 0;
    if (isTravelling !== (before !== null)) performance.mark(isTravelling ? 'travelling' : 'resting');
    if (isTravelling && before !== null) window.gaps.push(now - before);
    before = isTravelling ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
