/* global self */
// Shows push notifications while the site is closed or in a background tab, keeps the page for times without a
// connection, and takes files that other apps share. Answers of the API are never stored.

// Names from shared/storage-keys.ts.
const shellCache = 'wardline-shell';
const sharedCache = 'wardline-shared';
const mostFiles = 150;
const offlinePage = /^(?:\/[a-z]{2})?\/offline$/;
const sharePage = '/share-resume';
/** Clocking in and out works without a connection; the parts of the address are the language and the page. */
const clockPage = /^((?:\/[a-z]{2})?)\/shifts\/(?:shf_[0-9A-Z]{26}|here)$/;

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
    icon: '/icon-192.png',
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

const pathOf = (url) => new URL(url, self.location.origin).pathname;

/** Replaces what is kept: the page for times without a connection in one language, and the files it needs. */
const keep = async ({ page, files }) => {
  if (!offlinePage.test(page) || !Array.isArray(files)) return;
  const wanted = files.filter((file) => file.startsWith('/assets/') || file === '/before-paint.js').slice(0, mostFiles);
  const cache = await self.caches.open(shellCache);
  const known = (await cache.keys()).map(({ url }) => pathOf(url));
  const missing = wanted.filter((file) => !known.includes(file) || !file.startsWith('/assets/'));
  await cache.addAll(missing);
  // Last: files become readable one by one, and the page needs all of them.
  await cache.addAll([page]);
  const stale = known.filter((path) => path !== page && !wanted.includes(path));
  await Promise.all(stale.map((path) => cache.delete(path)));
};

/** One page at a time: two at once would remove each other's files. */
let keeping = Promise.resolve();
const keepNext = (wanted) => {
  const kept = keeping.then(() => keep(wanted));
  keeping = kept.catch(() => undefined);
  return kept;
};

/** The names of these files change with their content. */
const fileOf = async (request) => {
  const cache = await self.caches.open(shellCache);
  return (await cache.match(request)) || self.fetch(request);
};

const freshOrKept = async (request) => {
  try {
    return await self.fetch(request);
  } catch (error) {
    const kept = await (await self.caches.open(shellCache)).match(request);
    if (kept) return kept;
    throw error;
  }
};

const pageOrOffline = async (event) => {
  try {
    return (await event.preloadResponse) || (await self.fetch(event.request));
  } catch (error) {
    const cache = await self.caches.open(shellCache);
    const page = (await cache.keys()).map(({ url }) => pathOf(url)).find((path) => offlinePage.test(path));
    if (!page) throw error;
    const { pathname, search } = new URL(event.request.url);
    const isClock = clockPage.exec(pathname)?.[1] === page.slice(0, -'/offline'.length);
    if (offlinePage.test(pathname) || isClock) return cache.match(page);
    return self.Response.redirect(`${self.location.origin}${page}?next=${encodeURIComponent(pathname + search)}`, 302);
  }
};

/** Keeps the file until the page, perhaps after a sign-in, takes it. */
const takeShared = async (request) => {
  try {
    const file = (await request.formData()).get('resume');
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      'x-shared-at': String(Date.now()),
    };
    const cache = await self.caches.open(sharedCache);
    await cache.put(sharePage, new self.Response(file, { headers }));
  } catch {
    // The page says that there is no file.
  }
  return self.Response.redirect(self.location.origin + sharePage, 303);
};

const answer = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === sharePage) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (pathname === '/before-paint.js') event.respondWith(freshOrKept(request));
};

const start = async () => {
  await self.clients.claim();
  // The request of a page doesn't wait for the worker to start.
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  if (event.data && event.data.type === 'keep') event.waitUntil(keepNext(event.data));
});
self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data && event.notification.data.url)));
});
