import { Agent, request as requestHttp, type ClientRequest } from 'node:http';
import { Agent as TlsAgent, request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { patience } from './patience';

export type HttpRequest = {
  url: URL;
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Uint8Array;
  timeoutMs: number;
};
export type HttpReply = { status: number; body: Buffer };

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new TlsAgent({ keepAlive: true }) };

const senderOf = (url: URL) => (url.protocol === 'http:' ? requestHttp : requestHttps);

/** Retries an unreachable server sooner than a slow one. */
const limitConnecting = (sent: ClientRequest, socket: Socket): void => {
  if (!socket.connecting) return;
  const late = (): unknown => sent.destroy(new Error('No connection in time.'));
  const timer = setTimeout(late, patience('connect'));
  for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
};

export type SendRequest = (request: HttpRequest) => Promise<HttpReply>;

/** Uses Node's HTTP client: global `fetch` would load undici on first use. */
export const sendRequest: SendRequest = ({ url, method = 'GET', headers, body, timeoutMs }) => {
  // Not AbortSignal.timeout, which would also fire after the response.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return new Promise<HttpReply>((resolve, reject) => {
    const options = {
      method,
      headers,
      agent: agents[url.protocol as keyof typeof agents],
      signal: controller.signal,
    };
    const sent = senderOf(url)(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    sent.once('socket', (socket) => limitConnecting(sent, socket));
    sent.on('error', reject);
    sent.end(body);
  }).finally(() => clearTimeout(timer));
};
