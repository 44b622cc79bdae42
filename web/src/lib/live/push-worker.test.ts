import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../public/push-worker.js'), 'utf8');
const origin = 'https://site.test';

type Handler = (event: Record<string, unknown>) => void;

const startWorker = (pages: { focused: boolean }[] = []) => {
  const handlers = new Map<string, Handler>();
  const shown: [string, Record<string, unknown>][] = [];
  const openWindow = vi.fn(() => Promise.resolve(null));
  const self = {
    location: { origin },
    skipWaiting: vi.fn(),
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
  return { shown, push, press, openWindow, dispatch };
};

describe('a push', () => {
  const message = { title: 'New message', body: 'Nora wrote.', url: '/messages?conversation=1', tag: '/messages?1' };

  it('is shown, a newer one in the place of an older one about the same', async () => {
    const worker = startWorker([{ focused: false }]);
    await worker.push(message);
    expect(worker.shown).toEqual([
      [
        'New message',
        {
          body: 'Nora wrote.',
          tag: '/messages?1',
          renotify: true,
          icon: '/favicon.svg',
          data: { url: `${origin}/messages?conversation=1` },
        },
      ],
    ]);
  });

  it('is not shown to whoever looks at the site', async () => {
    const worker = startWorker([{ focused: true }]);
    await worker.push(message);
    expect(worker.shown).toEqual([]);
  });

  it('without words still says who sends it', async () => {
    const worker = startWorker();
    await worker.dispatch('push', { data: null });
    expect(worker.shown).toEqual([['Wardline', { body: '', icon: '/favicon.svg', data: { url: `${origin}/` } }]]);
  });
});

describe('a press on it', () => {
  it('opens what it is about, and no other site', async () => {
    const worker = startWorker();
    await worker.press(`${origin}/messages`);
    await worker.press('https://evil.test/');
    await worker.press('//evil.test/');
    expect(worker.openWindow.mock.calls).toEqual([[`${origin}/messages`], [origin], [origin]]);
  });

  it('goes on in a page that is open', async () => {
    const page = { focused: false, focus: vi.fn(), navigate: vi.fn(() => Promise.resolve(null)) };
    const worker = startWorker([page]);
    await worker.press(`${origin}/messages`);
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith(`${origin}/messages`);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });
});
