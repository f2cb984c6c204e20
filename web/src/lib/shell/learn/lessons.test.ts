import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageId } from '../../i18n/index.svelte';
import { LESSONS, OF_LESSON } from './pointing';

const SERVER = new URL('../../../../../src/boriken/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SERVER), 'utf8');

it('there is a page for every lesson of the server', () => {
  const files = readdirSync(new URL('lessons/data/', SERVER)).map((file) => file.replace('.toml', ''));
  expect([...LESSONS].sort()).toEqual(files.sort());
});

it.each(LESSONS)('every step has a text and something to point at: %s', (lesson) => {
  const steps = read(`lessons/data/${lesson}.toml`).match(/^\[\[step\]\]$/gm)?.length ?? 0;
  expect(OF_LESSON[lesson]).toHaveLength(steps);
  const words = read('locale/en/learn.ftl');
  for (let step = 1; step <= steps; step += 1) expect(words).toContain(`\n${messageId('lesson', lesson, String(step))} = `);
  expect(words).toContain(`\n${messageId('lesson', lesson, 'end')} = `);
  expect(words).not.toContain(`\n${messageId('lesson', lesson, String(steps + 1))} = `);
});
