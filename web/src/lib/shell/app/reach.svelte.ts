/** Whether the server is within reach: what can be done without it is offered instead of what cannot. */

import { api } from '../../api/client';
import { ApiError } from '../../api/errors';

class Reach {
  isLost = $state(false);
}

export const reach = new Reach();

/** Ask whether the server is there. */
export async function lookForServer(): Promise<void> {
  try {
    await api.me();
    reach.isLost = false;
  } catch (caught) {
    noteLost(caught);
  }
}

/** A request has failed: perhaps because there is no server. */
export function noteLost(problem: unknown): void {
  reach.isLost = ApiError.of(problem).body.code === 'offline';
}

/** Follow what the browser knows of the network; it does not know whether there is a server. */
export function watchReach(): void {
  if (!navigator.onLine) reach.isLost = true;
  addEventListener('offline', () => (reach.isLost = true));
  addEventListener('online', () => void lookForServer());
}
