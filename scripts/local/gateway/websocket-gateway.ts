import { realtimeFunction } from '@shared/platform/functions';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Connections } from '../../../emulators/aws/aws-endpoint';
import type { Lambdas } from '../lambda/functions';

export const websocketPath = '/ws';
// API Gateway's limit.
const maxMessageBytes = 128 * 1024;

type RouteKey = (typeof realtimeFunction.routeKeys)[number];
const eventTypes = { $connect: 'CONNECT', $disconnect: 'DISCONNECT', $default: 'MESSAGE' } as const satisfies Record<
  RouteKey,
  string
>;

export type WebsocketGateway = {
  connections: Connections;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Whether no connection is being processed or closed. */
  isIdle(): boolean;
  close(): Promise<void>;
};

const websocketEvent = (routeKey: RouteKey, connectionId: string, request: IncomingMessage, body?: string) => ({
  ...(routeKey === '$connect' && {
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  }),
  requestContext: {
    routeKey,
    eventType: eventTypes[routeKey],
    connectionId,
    connectedAt: Date.now(),
    requestTimeEpoch: Date.now(),
    requestId: randomBytes(8).toString('base64url'),
    apiId: 'local',
    stage: 'local',
    domainName: request.headers.host ?? 'localhost',
    identity: { sourceIp: request.socket.remoteAddress ?? '127.0.0.1' },
  },
  ...(body !== undefined && { body }),
  isBase64Encoded: false,
});

/** Every message invokes the realtime function. */
export const openWebsocketGateway = (lambdas: Pick<Lambdas, 'invoke'>): WebsocketGateway => {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const open = new Map<string, WebSocket>();
  let running = 0;

  const invoke = async (
    routeKey: RouteKey,
    id: string,
    request: IncomingMessage,
    body?: string,
  ): Promise<{ statusCode?: number; body?: string }> => {
    running += 1;
    try {
      const result = await lambdas.invoke(realtimeFunction.name, websocketEvent(routeKey, id, request, body));
      return result ?? {};
    } finally {
      running -= 1;
    }
  };

  const onMessage = async (id: string, request: IncomingMessage, data: RawData): Promise<void> => {
    try {
      const { body } = await invoke('$default', id, request, (data as Buffer).toString());
      if (body) open.get(id)?.send(body);
    } catch {
      open.get(id)?.send(JSON.stringify({ message: 'Internal server error', connectionId: id }));
    }
  };

  const accept = (id: string, request: IncomingMessage, socket: Duplex, head: Buffer): void =>
    server.handleUpgrade(request, socket, head, (client) => {
      open.set(id, client);
      client.on('message', (data) => void onMessage(id, request, data));
      client.on('error', () => client.terminate());
      client.on('close', () => {
        open.delete(id);
        invoke('$disconnect', id, request).catch(() => undefined);
      });
    });

  const refuse = (socket: Duplex, status: number): void => {
    socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (!request.url?.startsWith(websocketPath)) return refuse(socket, 404);
    const id = `${randomBytes(11).toString('base64url')}=`;
    try {
      const { statusCode = 200 } = await invoke('$connect', id, request);
      if (statusCode >= 300) return refuse(socket, statusCode);
      accept(id, request, socket, head);
    } catch {
      refuse(socket, 500);
    }
  };

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      void upgrade(request, socket, head);
    },
    connections: {
      post(id, data) {
        open.get(id)?.send(data.toString());
        return open.has(id);
      },
      close(id) {
        open.get(id)?.close();
        return open.has(id);
      },
      isOpen: (id) => open.has(id),
    },
    isIdle: () => running === 0 && [...open.values()].every((it) => it.readyState === it.OPEN),
    close: () =>
      new Promise((resolve) => {
        for (const client of open.values()) client.terminate();
        server.close(() => resolve());
      }),
  };
};
