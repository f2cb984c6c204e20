/** Everything that must not happen on a page: errors, refused contents, failed requests. */

import type { Page } from 'playwright-core';

/** Requests end with the page they belong to. */
const ABORTED = 'net::ERR_ABORTED';

export class Faults {
  readonly found: string[] = [];

  constructor(page: Page) {
    // Violations of the content security policy are errors of the console too.
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.found.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.found.push(`error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== ABORTED) this.found.push(`failed: ${request.method()} ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.found.push(`${String(response.status())}: ${response.request().method()} ${response.url()}`);
      }
    });
  }

  /** What happened up to now was to be expected. */
  forgive(): void {
    this.found.length = 0;
  }
}
