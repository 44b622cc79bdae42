import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const accessToken = vi.hoisted(() => vi.fn(() => Promise.resolve<string | null>('token')));
vi.mock('./auth', () => ({ accessToken }));
vi.mock('./site-config', () => ({ siteConfig: () => Promise.resolve({ websocketUrl: 'wss://live.test' }) }));

const { listenLive, reconnectDelay } = await import('./realtime');

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: unknown[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  says(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const newest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listen = async () => {
  const listener = vi.fn();
  const stop = listenLive(listener);
  await vi.advanceTimersByTimeAsync(0);
  return { listener, stop };
};

describe('the live connection', () => {
  it('shows who it is in its first message, never in the address', async () => {
    const { stop } = await listen();
    newest().opens();
    expect(newest().address).toBe('wss://live.test');
    expect(newest().sent).toEqual([{ action: 'authenticate', token: 'token' }]);
    stop();
  });

  it('passes on news, not answers', async () => {
    const { listener, stop } = await listen();
    newest().opens();
    newest().says({ type: 'authenticated' });
    newest().says({ type: 'pong' });
    newest().says('noise');
    newest().says({ type: 'notification.created' });
    expect(listener.mock.calls).toEqual([[{ type: 'notification.created' }]]);
    stop();
  });

  it('stays alive by speaking now and then', async () => {
    const { stop } = await listen();
    newest().opens();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(newest().sent.slice(1)).toEqual([{ action: 'ping' }, { action: 'ping' }]);
    stop();
  });

  it('comes back after 1, 2, 5, then every 10 seconds', async () => {
    expect([1, 2, 3, 4, 5, 99].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
    const { listener, stop } = await listen();
    newest().close();
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().close();
    await vi.advanceTimersByTimeAsync(2000);
    newest().opens();
    newest().says({ type: 'authenticated' });
    expect(listener).toHaveBeenCalledWith({ type: 'reconnected' });
    stop();
  });

  it('connects again with a new token when the old one ran out', async () => {
    const { stop } = await listen();
    newest().opens();
    newest().says({ type: 'unauthenticated' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    stop();
  });

  it('is gone when nobody listens any more', async () => {
    const { stop } = await listen();
    newest().opens();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
