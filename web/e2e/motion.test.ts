/** What happens can be seen and heard: pieces travel in order, can be skipped and turned off; sounds are sounds. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import ts from 'typescript';
import { expect, inject } from 'vitest';
import { openTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';
import type * as Synth from '../src/lib/sound/synth';

const { guest, tables } = inject('situations');
/** The copy that nobody plays on. */
const tableOf = (name: string): string => tables.find((table) => table.name === name)?.ids[2] ?? '';
const SYNTH = fileURLToPath(new URL('../src/lib/sound/synth.ts', import.meta.url));

test('pieces travel from cause to effect, and a key ends it', async () => {
  const visitor = await sitDown('trader', { speed: 'slow', volume: 50 });
  const { page, hears, faults, context } = visitor;
  const seat = hears.latest?.table.you.seat ?? 0;
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  await sell(page);
  await page.waitForFunction(() => window.flown.length >= 2);
  const [first = '', second = ''] = await page.evaluate(() => window.flown);
  expect(first).toMatch(new RegExp(`^seat-${String(seat)}-goods-\\w+ > house$`));
  expect(second).toBe(`house > seat-${String(seat)}-coin`);
  expect(await page.evaluate(longestFlight)).toBeLessThan(2_000);

  expect(await page.evaluate(skip)).toBe(0);
  await page.waitForFunction(() => window.contexts === 1);
  expect(faults.found).toEqual([]);
  await context.close();
});

/** Milliseconds, of those on their way now. */
function longestFlight(): number {
  const layer = document.querySelector('.layer');
  const lengths = layer?.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return Math.max(0, ...(lengths ?? []));
}

test('speed off shows no piece, volume off makes no sound', async () => {
  const { page, hears, faults, context } = await sitDown('captain', { speed: 'off', volume: 0 });
  const before = hears.latest?.seq ?? 0;
  await page.keyboard.press('1');
  await page.locator('.decision [data-confirm]').click();
  await hears.until(() => (hears.latest?.seq ?? 0) > before, 'the move');
  await page.evaluate(nextFrame);
  expect(await page.evaluate(() => [window.flown.length, window.contexts])).toEqual([0, 0]);
  expect(faults.found).toEqual([]);
  await context.close();
});

test('sounds are heard, do not distort, and are short', async () => {
  const { page, context } = await visit();
  const { outputText } = ts.transpileModule(readFileSync(SYNTH, 'utf8'), { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } });
  await page.goto('about:blank');
  await page.addScriptTag({ type: 'module', content: `${outputText}\nwindow.synth = { SOUNDS, compose };` });
  await page.waitForFunction(() => 'synth' in window);
  const sounds = await page.evaluate(record);
  expect(sounds.map(({ name }) => name)).toEqual(expect.arrayContaining(['turn', 'build', 'ship', 'sell', 'coins', 'worker', 'tile', 'end']));
  for (const { name, loudest, length } of sounds) {
    expect(loudest, name).toBeGreaterThan(0.1);
    expect(loudest, name).toBeLessThan(1);
    expect(length, name).toBeGreaterThan(0.05);
    expect(length, name).toBeLessThan(1.2);
  }
  await context.close();
});

/** At a table with these settings; what flies over it is noted, and how often sound is opened. */
async function sitDown(name: string, settings: { speed: string; volume: number }): Promise<Visitor> {
  const visitor = await visit({ guest, hasMotion: true });
  await visitor.page.addInitScript(note, settings);
  await openTable(visitor, tableOf(name));
  await visitor.page.locator('.decision.mine').waitFor();
  return visitor;
}

async function sell(page: Page): Promise<void> {
  await page.locator('.decision [data-choice^="sell "]').first().click();
  await page.locator('.decision [data-confirm]').click();
}

/** In the page. */
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** In the page: how many pieces are left after a key, before any other news can come. */
async function skip(): Promise<number> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  for (let turn = 0; turn < 10; turn += 1) await null;
  return document.querySelectorAll('.layer .piece').length;
}

/** In the page. */
function note(settings: object): void {
  localStorage.setItem('boriken', JSON.stringify(settings));
  window.flown = [];
  window.contexts = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.contexts += 1;
    }
  };
  const watch = (changes: MutationRecord[]) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement && node.matches('.piece')) window.flown.push(`${node.dataset.from ?? ''} > ${node.dataset.to ?? ''}`);
      }
    }
  };
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
}

interface Recorded {
  name: string;
  loudest: number;
  /** In seconds, until it can no longer be heard. */
  length: number;
}

/** In the page. */
function record(): Promise<Recorded[]> {
  const { SOUNDS, compose } = window.synth;
  const RATE = 44_100;
  return Promise.all(
    SOUNDS.map(async (name) => {
      const context = new OfflineAudioContext(1, RATE * 2, RATE);
      compose(context, name, 1, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const end = samples.reduce((last, sample, place) => (Math.abs(sample) > 0.002 ? place : last), 0);
      return { name, loudest, length: end / RATE };
    }),
  );
}

declare global {
  interface Window {
    flown: string[];
    contexts: number;
    synth: Pick<typeof Synth, 'SOUNDS' | 'compose'>;
    AudioContext: typeof AudioContext;
  }
}
