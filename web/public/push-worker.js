/* global self */
// Shows push notifications while the site is closed or in a background tab. Stores nothing and does not intercept
// requests.

/** Only opens pages of this origin. */
const pageOf = (url) => {
  const page = new URL(typeof url === 'string' ? url : '/', self.location.origin);
  return page.origin === self.location.origin ? page.href : self.location.origin;
};

const messageOf = (event) => {
  try {
    return event.data.json();
  } catch {
    return {};
  }
};

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const show = async ({ title, body, url, tag }) => {
  // A focused page already shows it.
  const pages = await openPages();
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title || 'Wardline', {
    body: body || '',
    // A newer notification with the same tag replaces the older one and alerts again.
    ...(tag && { tag, renotify: true }),
    icon: '/favicon.svg',
    data: { url: pageOf(url) },
  });
};

const open = async (url) => {
  const [page] = await openPages();
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  try {
    await page.navigate(url);
  } catch {
    // A page opened before this worker took control cannot be navigated.
    await self.clients.openWindow(url);
  }
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data && event.notification.data.url)));
});
