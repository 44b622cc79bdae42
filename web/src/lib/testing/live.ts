import { act as actAtOnce, cleanup } from '@testing-library/react';
import type { LiveMessage, LiveUpdate } from '@shared/messages/model/live';
import { afterEach, beforeEach, vi } from 'vitest';
import { act } from '@/lib/testing/act';
import { storeSession } from './identity';

/** The server's end of a live connection. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static readonly newest = (): FakeSocket => FakeSocket.all.at(-1)!;
  readyState = FakeSocket.OPEN;
  sent: LiveMessage[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as LiveMessage);
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
  authenticates() {
    this.opens();
    this.says({ type: 'authenticated' });
  }
}

/** Connects the components of a file's tests. */
export const liveServer = () => {
  let isHeld = false;
  const connect = () => act(async () => FakeSocket.newest().authenticates());
  class PromptSocket extends FakeSocket {
    constructor(address: string) {
      super(address);
      if (!isHeld) queueMicrotask(() => actAtOnce(() => this.authenticates()));
    }
  }
  beforeEach(() => {
    isHeld = false;
    FakeSocket.all = [];
    storeSession();
    vi.stubGlobal('WebSocket', PromptSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return {
    says: (...updates: LiveUpdate[]) => act(async () => updates.forEach((it) => FakeSocket.newest().says(it))),
    sent: (): LiveMessage[] => FakeSocket.all.flatMap(({ sent }) => sent),
    /** Blocks connections until the returned function is called. */
    hold: () => {
      isHeld = true;
      return connect;
    },
    reconnects: () => act(async () => void window.dispatchEvent(new Event('online'))),
  };
};
