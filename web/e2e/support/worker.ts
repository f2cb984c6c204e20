/** Hands the service worker what a push service would. */

import type { Visitor } from './visitor';

/** Registers the worker of the server if there is none, and waits until it is ready. */
export async function deliverer({ page, context }: Visitor): Promise<(message: object) => Promise<void>> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}
