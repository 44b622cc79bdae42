import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { storageKeys } from '@shared/storage-keys';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../public/push-worker.js'), 'utf8');
const origin = 'https://site.test';

type Handler = (event: Record<string, unknown>) => void;

const pathOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, origin).pathname;

const fakeCaches = (fetchFile: (path: string) => Promise<Response>) => {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: origin + path }))),
      match: (key: string | Request) => Promise.resolve(files.get(pathOf(key))?.clone()),
      addAll: async (paths: string[]) => {
        for (const path of paths) files.set(path, await fetchFile(path));
      },
      put: (key: string, response: Response) => Promise.resolve(void files.set(pathOf(key), response)),
      delete: (key: string) => Promise.resolve(files.delete(key)),
    });
  };
  return { open, pathsIn: (name: string) => [...(stored.get(name)?.keys() ?? [])].toSorted(), stored };
};

const startWorker = (pages: { focused: boolean }[] = []) => {
  const network = { isOn: true };
  const fetchFile = async (key: string | Request) => {
    if (!network.isOn) throw new TypeError('offline');
    return new Response(`fresh ${pathOf(key)}`);
  };
  const caches = fakeCaches(fetchFile);
  const handlers = new Map<string, Handler>();
  const shown: [string, Record<string, unknown>][] = [];
  const openWindow = vi.fn(() => Promise.resolve(null));
  const self = {
    location: { origin },
    skipWaiting: vi.fn(),
    fetch: fetchFile,
    caches,
    Response,
    clients: { matchAll: () => Promise.resolve(pages), openWindow, claim: () => Promise.resolve() },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) => {
        shown.push([title, options]);
        return Promise.resolve();
      },
    },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
  };
  runInNewContext(source, { self, URL });
  const dispatch = async (type: string, event: Record<string, unknown> = {}): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  const push = (message: unknown) => dispatch('push', { data: { json: () => message } });
  const press = (url: unknown) => dispatch('notificationclick', { notification: { close: vi.fn(), data: { url } } });
  const keep = (page: string, files: string[]) => dispatch('message', { data: { type: 'keep', page, files } });
  const answerTo = async (request: Partial<Request> & { url: string }): Promise<Response | null> => {
    const answers: Promise<Response>[] = [];
    const respondWith = (answer: Promise<Response>) => void answers.push(answer);
    await dispatch('fetch', { request: { method: 'GET', mode: 'cors', ...request }, respondWith });
    return (await answers[0]) ?? null;
  };
  const visit = (path: string) => answerTo({ url: origin + path, mode: 'navigate' });
  return { shown, push, press, openWindow, dispatch, network, caches, keep, answerTo, visit };
};

describe('a push', () => {
  const message = { title: 'New message', body: 'Nora wrote.', url: '/messages?conversation=1', tag: '/messages?1' };

  it('is shown, replacing an older one about the same thing', async () => {
    const worker = startWorker([{ focused: false }]);
    await worker.push(message);
    expect(worker.shown).toEqual([
      [
        'New message',
        {
          body: 'Nora wrote.',
          tag: '/messages?1',
          renotify: true,
          icon: '/icon-192.png',
          data: { url: `${origin}/messages?conversation=1` },
        },
      ],
    ]);
  });

  it('is not shown to someone looking at the site', async () => {
    const worker = startWorker([{ focused: true }]);
    await worker.push(message);
    expect(worker.shown).toEqual([]);
  });

  it('without text still names the sender', async () => {
    const worker = startWorker();
    await worker.dispatch('push', { data: null });
    expect(worker.shown).toEqual([['Wardline', { body: '', icon: '/icon-192.png', data: { url: `${origin}/` } }]]);
  });
});

describe('a press on a push', () => {
  it('opens its subject, and no other site', async () => {
    const worker = startWorker();
    await worker.press(`${origin}/messages`);
    await worker.press('https://evil.test/');
    await worker.press('//evil.test/');
    expect(worker.openWindow.mock.calls).toEqual([[`${origin}/messages`], [origin], [origin]]);
  });

  it('uses an open page', async () => {
    const page = { focused: false, focus: vi.fn(), navigate: vi.fn(() => Promise.resolve(null)) };
    const worker = startWorker([page]);
    await worker.press(`${origin}/messages`);
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith(`${origin}/messages`);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });
});

describe('without a connection', () => {
  const files = ['/assets/a.js', '/assets/b.css', '/before-paint.js', '/api/accounts/me'];

  it('every page leads to the cached one, which knows where to continue', async () => {
    const worker = startWorker();
    await worker.keep('/es/offline', files);
    expect(await (await worker.visit('/es/jobs'))?.text()).toBe('fresh /es/jobs');
    worker.network.isOn = false;
    const led = await worker.visit('/es/jobs?q=rn');
    expect([led?.status, led?.headers.get('location')]).toEqual([
      302,
      `${origin}/es/offline?next=%2Fes%2Fjobs%3Fq%3Drn`,
    ]);
    expect(await (await worker.visit('/es/offline?next=1'))?.text()).toBe('fresh /es/offline');
    expect(await (await worker.answerTo({ url: `${origin}/assets/a.js` }))?.text()).toBe('fresh /assets/a.js');
    expect(await (await worker.answerTo({ url: `${origin}/before-paint.js` }))?.text()).toBe('fresh /before-paint.js');
  });

  it('clocking in stays at its address, in the cached language', async () => {
    const worker = startWorker();
    await worker.keep('/es/offline', files);
    worker.network.isOn = false;
    const shift = `/shifts/shf_${'0'.repeat(26)}`;
    for (const path of [`/es${shift}?code=123456`, '/es/shifts/here?code=123456']) {
      expect(await (await worker.visit(path))?.text()).toBe('fresh /es/offline');
    }
    for (const path of [shift, '/es/shifts/week', '/es/shifts/here/it']) {
      expect((await worker.visit(path))?.status).toBe(302);
    }
  });

  it('nothing of the API is cached, answered, or taken from other sites', async () => {
    const worker = startWorker();
    await worker.keep('/offline', files);
    expect(worker.caches.pathsIn(storageKeys.shell)).toEqual([
      '/assets/a.js',
      '/assets/b.css',
      '/before-paint.js',
      '/offline',
    ]);
    expect(await worker.answerTo({ url: `${origin}/api/accounts/me` })).toBeNull();
    expect(await worker.answerTo({ url: 'https://other.test/assets/a.js' })).toBeNull();
    await worker.keep('/jobs', files);
    expect(worker.caches.pathsIn(storageKeys.shell)).not.toContain('/jobs');
  });

  it('files of an earlier version are removed', async () => {
    const worker = startWorker();
    await worker.keep('/offline', files);
    await worker.keep('/fr/offline', ['/assets/c.js']);
    expect(worker.caches.pathsIn(storageKeys.shell)).toEqual(['/assets/c.js', '/fr/offline']);
  });

  it('a page is cached after its files, and two concurrent ones do not conflict', async () => {
    const worker = startWorker();
    await worker.keep('/offline', ['/assets/a.js', '/assets/c.js']);
    expect([...worker.caches.stored.get(storageKeys.shell)!.keys()].at(-1)).toBe('/offline');
    await Promise.all([worker.keep('/offline', ['/assets/a.js']), worker.keep('/offline', ['/assets/c.js'])]);
    expect(worker.caches.pathsIn(storageKeys.shell)).toEqual(['/assets/c.js', '/offline']);
  });

  it('a page fails as before where nothing is cached', async () => {
    const worker = startWorker();
    worker.network.isOn = false;
    await expect(worker.visit('/jobs')).rejects.toThrow(TypeError);
  });
});

it('a shared file is kept until the page takes it', async () => {
  const worker = startWorker();
  const form = new FormData();
  form.set('resume', new File(['%PDF'], 'Résumé.pdf', { type: 'application/pdf' }));
  const led = await worker.answerTo({
    url: `${origin}/share-resume`,
    method: 'POST',
    mode: 'navigate',
    formData: () => Promise.resolve(form),
  });
  expect([led?.status, led?.headers.get('location')]).toEqual([303, `${origin}/share-resume`]);
  const kept = worker.caches.stored.get(storageKeys.shared)?.get('/share-resume');
  expect([kept?.headers.get('content-type'), kept?.headers.get('x-file-name'), await kept?.text()]).toEqual([
    'application/pdf',
    'R%C3%A9sum%C3%A9.pdf',
    '%PDF',
  ]);
});
