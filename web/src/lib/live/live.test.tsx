import { displayDurations } from '@shared/limits';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@/lib/testing/act';
import { accessToken, storeSession, userKey } from '../testing/identity';
import { FakeSocket } from '../testing/live';
import { useLiveStatus, useLiveUpdates, useTopic } from './live';
import { followTopic, listenLive, liveStatus, reconnectDelay, sendLive } from './live-connection';

const { newest } = FakeSocket;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  FakeSocket.all = [];
  storeSession();
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
  await pass(0);
  return { listener, stop };
};

describe('the live connection', () => {
  it('authenticates in its first message, never in the address', async () => {
    const { stop } = await listen();
    expect(liveStatus()).toBe('connecting');
    newest().opens();
    expect(newest().address).toBe('wss://live.test');
    expect(newest().sent).toEqual([{ action: 'authenticate', token: 'test-token' }]);
    newest().says({ type: 'authenticated' });
    expect(liveStatus()).toBe('connected');
    stop();
    expect(liveStatus()).toBe('offline');
  });

  it('passes on events, not answers', async () => {
    const { listener, stop } = await listen();
    newest().authenticates();
    newest().says({ type: 'pong' });
    newest().says({ type: 'followed', topic: 'job:1' });
    newest().says('noise');
    newest().says({ type: 'message.created', conversationId: 'cnv_1' });
    expect(listener.mock.calls).toEqual([[{ type: 'message.created', conversationId: 'cnv_1' }]]);
    stop();
  });

  it('is shared by all listeners', async () => {
    const first = await listen();
    const second = await listen();
    expect(FakeSocket.all).toHaveLength(1);
    newest().authenticates();
    newest().says({ type: 'notification.created' });
    expect(first.listener).toHaveBeenCalledTimes(1);
    expect(second.listener).toHaveBeenCalledTimes(1);
    first.stop();
    expect(newest().readyState).toBe(FakeSocket.OPEN);
    second.stop();
    expect(newest().readyState).toBe(3);
  });

  it('sends keep-alives, and drops a server that stops answering', async () => {
    const { stop } = await listen();
    newest().authenticates();
    await pass(displayDurations.realtimeHeartbeat);
    expect(newest().sent.slice(1)).toEqual([{ action: 'ping' }]);
    newest().says({ type: 'pong' });
    await pass(displayDurations.realtimeHeartbeat);
    expect(newest().sent.slice(1)).toHaveLength(2);
    expect(liveStatus()).toBe('connected');
    await pass(displayDurations.realtimeHeartbeat);
    expect(liveStatus()).toBe('connecting');
    await pass(1000);
    expect(FakeSocket.all).toHaveLength(2);
    stop();
  });

  it('reconnects after 1, 2, 5, then every 10 seconds', async () => {
    expect([1, 2, 3, 4, 5, 99].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
    const { listener, stop } = await listen();
    newest().authenticates();
    newest().close();
    await pass(999);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().close();
    await pass(2000);
    expect(listener).not.toHaveBeenCalled();
    newest().authenticates();
    expect(listener.mock.calls).toEqual([[{ type: 'reconnected' }]]);
    stop();
  });

  it('reports missed updates, also where the first attempt failed', async () => {
    const { listener, stop } = await listen();
    newest().close();
    await pass(1000);
    newest().authenticates();
    expect(listener.mock.calls).toEqual([[{ type: 'reconnected' }]]);
    stop();
  });

  it('reconnects with a new token when the old one expired', async () => {
    const { stop } = await listen();
    newest().opens();
    newest().says({ type: 'unauthenticated' });
    await pass(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(accessToken).toHaveBeenLastCalledWith({ forceRefresh: true });
    stop();
  });

  it('sends a renewed token without missing anything', async () => {
    const { listener, stop } = await listen();
    newest().authenticates();
    accessToken.mockResolvedValue('renewed');
    await pass(displayDurations.realtimeHeartbeat);
    expect(newest().sent.slice(1)).toEqual([{ action: 'ping' }, { action: 'authenticate', token: 'renewed' }]);
    newest().says({ type: 'authenticated' });
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('does not exist for signed-out people, and ends when they sign out in another tab', async () => {
    window.localStorage.clear();
    const guest = await listen();
    expect(FakeSocket.all).toHaveLength(0);
    storeSession();
    window.dispatchEvent(new StorageEvent('storage', { key: userKey, newValue: 'ada', oldValue: null }));
    await pass(0);
    newest().authenticates();
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: userKey, newValue: null, oldValue: 'ada' }));
    expect(newest().readyState).toBe(3);
    await pass(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(liveStatus()).toBe('offline');
    guest.stop();
  });

  it('detects a missing network and reconnects with it at once', async () => {
    const { listener, stop } = await listen();
    newest().authenticates();
    window.dispatchEvent(new Event('offline'));
    expect(liveStatus()).toBe('offline');
    expect(sendLive({ action: 'typing', conversationId: 'cnv_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toBe(false);
    await pass(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    newest().authenticates();
    expect(listener.mock.calls).toEqual([[{ type: 'reconnected' }]]);
    stop();
  });

  it('closes when nobody listens any more, also while connecting', async () => {
    const { stop } = await listen();
    newest().opens();
    stop();
    const stopEarly = listenLive(vi.fn());
    stopEarly();
    await pass(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a page’s subscription', () => {
  const job = 'job:job_01ARZ3NDEKTSV4RRFFQ69G5FAV';

  it('is sent once, again after a lost connection, until the last page leaves', async () => {
    const stopFirst = followTopic(job);
    const stopSecond = followTopic(job);
    await pass(0);
    newest().authenticates();
    expect(newest().sent.slice(1)).toEqual([{ action: 'follow', topic: job }]);
    newest().close();
    await pass(1000);
    newest().authenticates();
    expect(newest().sent.slice(1)).toEqual([{ action: 'follow', topic: job }]);
    stopFirst();
    expect(newest().sent).toHaveLength(2);
    const { stop } = await listen();
    stopSecond();
    expect(newest().sent.at(-1)).toEqual({ action: 'unfollow', topic: job });
    stop();
  });
});

describe('the hooks', () => {
  const Listener = ({ said }: { said: string[] }) => {
    useLiveUpdates(({ type }) => said.push(type));
    useTopic('job:job_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    return <p>{useLiveStatus()}</p>;
  };

  it('pass state and events to the newest handler', async () => {
    const early: string[] = [];
    const late: string[] = [];
    const { rerender, unmount } = render(<Listener said={early} />);
    await pass(0);
    expect(screen.getByText('connecting')).toBeDefined();
    await act(() => newest().authenticates());
    expect(screen.getByText('connected')).toBeDefined();
    rerender(<Listener said={late} />);
    await act(() => newest().says({ type: 'notification.created' }));
    expect([early, late]).toEqual([[], ['notification.created']]);
    unmount();
    expect(newest().readyState).toBe(3);
  });
});
