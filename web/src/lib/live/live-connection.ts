import type { LiveMessage, LiveUpdate, Topic } from '@shared/messages/model/live';
import { displayDurations } from '@shared/limits';
import { accessToken } from '../auth/cognito/access-token';
import { siteConfig } from '../browser/site-config';
import { hasStoredSession, onSessionChange } from '../auth/stored-session';

/** A live update, or a restored connection after which data must be refetched. */
export type LiveEvent = LiveUpdate | { type: 'reconnected' };
export type LiveListener = (update: LiveEvent) => void;

/** `connecting`: includes reconnecting. `offline`: no network or signed out. */
export type LiveStatus = 'connected' | 'connecting' | 'offline';

const liveUpdateTypes: Record<LiveUpdate['type'], true> = {
  'notification.created': true,
  'notification.changed': true,
  'application.changed': true,
  'interview.changed': true,
  'offer.changed': true,
  'timesheet.changed': true,
  'board.changed': true,
  'booking.changed': true,
  'invite.sent': true,
  'message.created': true,
  'conversation.read': true,
  typing: true,
  presence: true,
  signal: true,
};

type Answer = { type: string };

const delays = displayDurations.realtimeReconnect;

export const reconnectDelay = (failures: number): number => delays[Math.min(failures, delays.length) - 1] ?? delays[0];

const read = (data: unknown): LiveUpdate | Answer | null => {
  try {
    const message = JSON.parse(String(data)) as LiveUpdate | Answer | null;
    return typeof message?.type === 'string' ? message : null;
  } catch {
    return null;
  }
};

const isLiveUpdate = (message: LiveUpdate | Answer): message is LiveUpdate =>
  Object.hasOwn(liveUpdateTypes, message.type);

/** The page's single connection, shared by all listeners and open only while there are any. */
const listeners = new Set<LiveListener>();
const statusListeners = new Set<() => void>();
const followers = new Map<Topic, number>();

let status: LiveStatus = 'offline';
let socket: WebSocket | null = null;
let shownToken: string | null = null;
/** Identifies the current attempt; callbacks of earlier ones are ignored. */
let attempt = 0;
let failures = 0;
let hadConnection = false;
let heardSinceBeat = true;
let tokenRefused = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let beatTimer: ReturnType<typeof setInterval> | undefined;
let stopWatching: (() => void) | null = null;

const become = (next: LiveStatus): void => {
  if (status === next) return;
  status = next;
  for (const listener of statusListeners) listener();
};

const emit = (update: LiveEvent): void => {
  for (const listener of [...listeners]) listener(update);
};

const say = (message: LiveMessage): boolean => {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
};

const isWanted = (): boolean => listeners.size > 0 || followers.size > 0;

const dropSocket = (): void => {
  attempt += 1;
  clearTimeout(retryTimer);
  clearInterval(beatTimer);
  shownToken = null;
  const old = socket;
  socket = null;
  old?.close();
};

const retry = (): void => {
  dropSocket();
  failures += 1;
  if (!navigator.onLine) {
    // An `online` event triggers the next attempt.
    become('offline');
    return;
  }
  become('connecting');
  retryTimer = setTimeout(() => void connect(), reconnectDelay(failures));
};

/** Sends a fresh token: the server drops connections whose token has expired. */
const renewToken = async (): Promise<void> => {
  const mine = attempt;
  const token = await accessToken().catch(() => null);
  if (mine !== attempt || !token || token === shownToken) return;
  if (say({ action: 'authenticate', token })) shownToken = token;
};

const beat = (): void => {
  // Detects dead connections by missing heartbeat responses.
  if (!heardSinceBeat) {
    retry();
    return;
  }
  heardSinceBeat = false;
  say({ action: 'ping' });
  void renewToken();
};

const onAuthenticated = (): void => {
  tokenRefused = false;
  // Updates were missed after a failed attempt, as between two connections.
  const isLate = hadConnection || failures > 0;
  failures = 0;
  // A token refresh is not a new connection.
  if (status === 'connected') return;
  for (const topic of followers.keys()) say({ action: 'follow', topic });
  become('connected');
  if (isLate) emit({ type: 'reconnected' });
  hadConnection = true;
};

const onMessage = (data: unknown): void => {
  heardSinceBeat = true;
  const message = read(data);
  if (!message) return;
  if (isLiveUpdate(message)) emit(message);
  else if (message.type === 'authenticated') onAuthenticated();
  // The token expired in transit: reconnect with a new one.
  else if (message.type === 'unauthenticated') {
    tokenRefused = true;
    retry();
  }
};

const open = (address: string, token: string): void => {
  const mine = attempt;
  const opened = new WebSocket(address);
  socket = opened;
  const whileMine = (work: () => void) => () => {
    if (mine === attempt) work();
  };
  opened.addEventListener(
    'open',
    whileMine(() => {
      // Sent as a message, because URLs end up in logs.
      if (say({ action: 'authenticate', token })) shownToken = token;
      heardSinceBeat = true;
      beatTimer = setInterval(beat, displayDurations.realtimeHeartbeat);
    }),
  );
  opened.addEventListener('message', ({ data }) => whileMine(() => onMessage(data))());
  opened.addEventListener('close', whileMine(retry));
};

const connect = async (): Promise<void> => {
  dropSocket();
  const mine = attempt;
  if (!hasStoredSession()) {
    become('offline');
    return;
  }
  become('connecting');
  try {
    const [{ websocketUrl }, token] = await Promise.all([siteConfig(), accessToken({ forceRefresh: tokenRefused })]);
    if (mine !== attempt) return;
    if (token) open(websocketUrl, token);
    else become('offline');
  } catch {
    if (mine === attempt) retry();
  }
};

const connectNow = (): void => {
  failures = 0;
  void connect();
};

const onOffline = (): void => {
  dropSocket();
  become('offline');
};

const watch = (): (() => void) => {
  const stopSession = onSessionChange((change) => {
    if (change === 'signedIn') connectNow();
    if (change === 'signedOut') onOffline();
  });
  window.addEventListener('online', connectNow);
  window.addEventListener('offline', onOffline);
  return () => {
    stopSession();
    window.removeEventListener('online', connectNow);
    window.removeEventListener('offline', onOffline);
  };
};

/** A new listener also triggers a connection: the user may have signed in since. */
const joined = (): void => {
  stopWatching ??= watch();
  if (!socket && status === 'offline') void connect();
};

const left = (): void => {
  if (isWanted()) return;
  stopWatching?.();
  stopWatching = null;
  dropSocket();
  failures = 0;
  hadConnection = false;
  tokenRefused = false;
  become('offline');
};

export const listenLive = (listener: LiveListener): (() => void) => {
  // A wrapper, so the same function can subscribe twice.
  const own: LiveListener = (update) => listener(update);
  listeners.add(own);
  joined();
  return () => {
    listeners.delete(own);
    left();
  };
};

export const followTopic = (topic: Topic): (() => void) => {
  const before = followers.get(topic) ?? 0;
  followers.set(topic, before + 1);
  if (before === 0 && status === 'connected') say({ action: 'follow', topic });
  joined();
  return () => {
    const remaining = (followers.get(topic) ?? 1) - 1;
    if (remaining > 0) {
      followers.set(topic, remaining);
      return;
    }
    followers.delete(topic);
    if (status === 'connected') say({ action: 'unfollow', topic });
    left();
  };
};

/** Returns false without a connection; live messages are not queued. */
export const sendLive = (message: LiveMessage): boolean => status === 'connected' && say(message);

export const liveStatus = (): LiveStatus => status;

export const onLiveStatus = (listener: () => void): (() => void) => {
  statusListeners.add(listener);
  return () => void statusListeners.delete(listener);
};
