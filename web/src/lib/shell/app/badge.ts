/** On the app's icon: how many games wait for me. The service worker says it too, when it hears of one. */

import { address, request } from '../../api/client';
import type { Waiting } from '../../api/types';

export async function showWaiting(): Promise<void> {
  // Without a worker there is no app, and no icon to say it on.
  if (!('setAppBadge' in navigator) || navigator.serviceWorker?.controller == null) return;
  try {
    const { games } = await request<Waiting>('GET', address('/me/waiting'));
    await navigator.setAppBadge(games);
  } catch {
    // The icon says what it said.
  }
}

/** Whenever somebody comes back to the page: elsewhere the world has gone on. */
export function watchWaiting(): void {
  void showWaiting();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void showWaiting();
  });
}
