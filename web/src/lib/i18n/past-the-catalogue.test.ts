/** No component says anything past the catalogue: its texts hold no letters of their own, only what is filled in, and no
 *  colons, before which French has a space (`labelled`). */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SAID = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'];
const WORD = /\p{L}{2,}|:/u;
const SOURCES = new URL('../../', import.meta.url);

type Node = { type?: string; name?: string; data?: string } & Record<string, unknown>;

/** The texts of a component as written in it: of elements, and of the attributes that are read out or shown. */
function* texts(node: unknown, isSaid = true): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* texts(part, isSaid);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, name, data, ...parts } = node as Node;
  if (type === 'Text' && isSaid && data !== undefined && WORD.test(data)) yield data.trim();
  if (type === 'Comment' || type === 'StyleDirective') return;
  const isPartSaid = type === 'Attribute' ? SAID.includes(name ?? '') : isSaid;
  for (const part of Object.values(parts)) yield* texts(part, isPartSaid);
}

const found = (source: string) => [...texts(parse(source, { modern: true }).fragment)];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

it('has components to look at', () => {
  expect(files.length).toBeGreaterThan(80);
});

it.each(files)('%s', (file) => {
  expect(found(readFileSync(new URL(file, SOURCES), 'utf8'))).toEqual([]);
});

it('would find a word or a colon in a text or in a label, and none in a class', () => {
  expect(found('<p class="big" title="Take it">{#if x}Build{/if} {name} · 3</p>')).toEqual(['Take it', 'Build']);
  expect(found('<p class="a:b" title="{name}: {x}">{name}: 3</p>')).toEqual([':', ': 3']);
});
