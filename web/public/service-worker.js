/** Shows notices while the page is closed, takes away those that do not hold any more, and opens the table.
 *  It is registered only when somebody turns notices on, and touches no request of the page. */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(hear(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(event.notification.data), count()]));
});

async function hear({ tag, text, url, at, withdrawn }) {
  const before = await self.registration.getNotifications({ tag });
  if (withdrawn) {
    for (const notice of before) notice.close();
  } else {
    const page = new URL(url).pathname; // of this server, whatever it is called
    await self.registration.showNotification('Boriken', { body: text, tag, timestamp: at, icon: 'favicon.svg', data: page });
  }
  await count();
}

/** On the icon: how many games wait. */
async function count() {
  if (!('setAppBadge' in navigator)) return;
  const shown = await self.registration.getNotifications();
  await navigator.setAppBadge(shown.filter(({ tag }) => tag.endsWith('-turn')).length);
}

async function open(page) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === page);
  await (there === undefined ? self.clients.openWindow(page) : there.focus());
}
