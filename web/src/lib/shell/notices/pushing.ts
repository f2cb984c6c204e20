/** Subscribing this browser, by its service worker. */

import { BASE } from '../../base';
import { registerWorker } from '../app/keeping';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** A subscription to be told by this browser; null if whoever sits before it does not allow it. */
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registerWorker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One that was made for another server's key is of no use any more.
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** What somebody's games say is not for whoever sits here after them, nor is the number on the icon. */
export async function leaveQuiet(): Promise<void> {
  try {
    if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
    if (!canPush()) return;
    const worker = await navigator.serviceWorker.getRegistration(`${BASE}/`);
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // Signing out does not depend on it.
  }
}
