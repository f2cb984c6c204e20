/** Subscribing this browser, by its service worker. */

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
