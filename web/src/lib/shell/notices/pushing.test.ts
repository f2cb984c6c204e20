import { afterEach, expect, it, vi } from 'vitest';
import { leaveQuiet } from './pushing';

afterEach(() => vi.unstubAllGlobals());

function browser(unsubscribe: () => Promise<boolean>, clearAppBadge = vi.fn(() => Promise.resolve())) {
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker, clearAppBadge });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  return clearAppBadge;
}

it('tells the next person at this device nothing', async () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const clearAppBadge = browser(unsubscribe);
  await leaveQuiet();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it('keeps nobody from signing out', async () => {
  browser(() => Promise.reject(new Error('no network')));
  await expect(leaveQuiet()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(leaveQuiet()).resolves.toBeUndefined();
});
