/* global self */
// Receives pushes while the site is closed or in another tab. It keeps nothing and answers no requests of pages.

/** Only pages of this site are opened. */
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
  // Whoever looks at the site right now sees it there.
  const pages = await openPages();
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title || 'Wardline', {
    body: body || '',
    // A newer one about the same takes the place of the older one, with a sound of its own.
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
    // A page that was open before this worker cannot be sent elsewhere.
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
