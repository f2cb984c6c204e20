/** A request a button makes: busy until it is answered, and what went wrong. */

import { ApiError } from '../api/errors';

export class Request {
  isBusy = $state(false);
  problem = $state.raw<ApiError | null>(null);

  async run(send: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      await send();
    } catch (caught) {
      this.problem = ApiError.of(caught);
    } finally {
      this.isBusy = false;
    }
  }
}
