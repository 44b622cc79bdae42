import { displayDurations } from '@shared/limits';
import { accessToken } from './auth';
import { siteConfig } from './site-config';

type Push = { type: string };

/** Answers to what this page sent, no news. */
const answers = new Set(['authenticated', 'pong', 'invalid']);
export type RealtimeListener = (push: Push) => void;

type Connection = {
  socket: WebSocket | null;
  stopped: boolean;
  failures: number;
  timers: Set<ReturnType<typeof setTimeout>>;
};

const delays = displayDurations.realtimeReconnect;

/** How long to wait before connection attempt number `failures + 1`. */
export const reconnectDelay = (failures: number): number => delays[Math.min(failures, delays.length) - 1] ?? delays[0];

const read = (data: unknown): Push | null => {
  try {
    const push = JSON.parse(String(data)) as Partial<Push> | null;
    return typeof push?.type === 'string' ? { type: push.type } : null;
  } catch {
    return null;
  }
};

const later = (connection: Connection, work: () => void, ms: number) => {
  const timer = setTimeout(() => {
    connection.timers.delete(timer);
    work();
  }, ms);
  connection.timers.add(timer);
};

const beat = (connection: Connection, socket: WebSocket): void => {
  later(
    connection,
    () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ action: 'ping' }));
      beat(connection, socket);
    },
    displayDurations.realtimeHeartbeat,
  );
};

const open = async (connection: Connection, listener: RealtimeListener): Promise<void> => {
  const [{ websocketUrl }, token] = await Promise.all([siteConfig(), accessToken()]);
  if (connection.stopped || !token) return;
  const socket = new WebSocket(websocketUrl);
  connection.socket = socket;
  socket.addEventListener('open', () => {
    // The token goes in a message: addresses end up in logs.
    socket.send(JSON.stringify({ action: 'authenticate', token }));
    beat(connection, socket);
  });
  socket.addEventListener('message', ({ data }) => {
    const push = read(data);
    if (push?.type === 'authenticated') {
      // What happened while there was no connection is read again.
      if (connection.failures > 0) listener({ type: 'reconnected' });
      connection.failures = 0;
    }
    // The token ran out on the way: the next connection brings a new one.
    if (push?.type === 'unauthenticated') socket.close();
    else if (push && !answers.has(push.type)) listener(push);
  });
  socket.addEventListener('close', () => retry(connection, listener));
};

const retry = (connection: Connection, listener: RealtimeListener): void => {
  if (connection.stopped) return;
  connection.failures += 1;
  later(connection, () => void connect(connection, listener), reconnectDelay(connection.failures));
};

const connect = (connection: Connection, listener: RealtimeListener): Promise<void> =>
  open(connection, listener).catch(() => retry(connection, listener));

/** Listens to what the server pushes to the signed-in person, through lost connections. Answers how to stop. */
export const listenLive = (listener: RealtimeListener): (() => void) => {
  const connection: Connection = { socket: null, stopped: false, failures: 0, timers: new Set() };
  void connect(connection, listener);
  return () => {
    connection.stopped = true;
    for (const timer of connection.timers) clearTimeout(timer);
    connection.socket?.close();
  };
};
