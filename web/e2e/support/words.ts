import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordingFaults } from './wording';

/** Nothing is wrong with the words on a page; fonts may come a little later than what they are for. */
export const expectWords = (page: Page, language: string, what = language): Promise<void> =>
  expect.poll(() => wordingFaults(page, language), { message: what }).toEqual([]);
