/** The service worker: registered for those who install the page, want it kept for times without a network, or want
 *  to be called. Nobody else gets one. */

import { address, api } from '../../api/client';
import { USUAL_EDITION } from '../../api/vocabulary';
import { BASE } from '../../base';
import { language } from '../../i18n/index.svelte';

export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${BASE}/service-worker.js`);
  return navigator.serviceWorker.ready;
}

/** Keep the page and the rules in the language on screen; false if that could not be done now. */
export async function keepPage(): Promise<boolean> {
  const { editions } = await api.catalog();
  const books = editions.map((edition) => address('/rulebook', { language: language(), edition }));
  return tell(await registerWorker(), { keep: [address('/catalog'), ...books] });
}

/** Keep nothing any more; the worker stays for those who are called by it. */
export async function forgetPage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE}/`);
  if (registration === undefined) return;
  await tell(registration, { forget: true });
  if ((await registration.pushManager?.getSubscription()) == null) await registration.unregister();
}

/** Whether the page is there without a network: by the book, which is kept last. */
export async function isKept(): Promise<boolean> {
  const book = await caches.match(address('/rulebook', { language: language(), edition: USUAL_EDITION }));
  return book !== undefined;
}

function tell({ active }: ServiceWorkerRegistration, wish: object): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage(wish, [port2]);
  });
}
