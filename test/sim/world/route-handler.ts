import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { RouteHandler } from '../../../scripts/local/gateway/http';
import type { SimulatedReply, SimulatedRequest } from './http-client';

/** As much of Node's response as the local stack's stand-ins use. */
const responseFor = (done: (reply: SimulatedReply) => void): ServerResponse => {
  const headers: Record<string, string> = {};
  let status = 200;
  const set = (name: string, value: unknown): void => void (headers[name.toLowerCase()] = String(value));
  const response = {
    headersSent: false,
    setHeader(name: string, value: unknown) {
      set(name, value);
      return response;
    },
    getHeader: (name: string) => headers[name.toLowerCase()],
    writeHead(code: number, more: Record<string, unknown> = {}) {
      status = code;
      for (const [name, value] of Object.entries(more)) set(name, value);
      response.headersSent = true;
      return response;
    },
    end(body: string | Buffer = '') {
      done({ status, headers, body });
      return response;
    },
  };
  return response as unknown as ServerResponse;
};

/** Asks a stand-in of the local stack without a port. */
export const askHandler = (handler: RouteHandler, request: SimulatedRequest): Promise<SimulatedReply> =>
  new Promise((resolve, reject) => {
    const { method, url, headers, body } = request;
    const incoming = Object.assign(Readable.from(body.length > 0 ? [body] : []), {
      method,
      url: url.pathname + url.search,
      headers,
      socket: { remoteAddress: '127.0.0.1' },
    }) as unknown as IncomingMessage;
    Promise.resolve(handler(incoming, responseFor(resolve), url)).catch(reject);
  });
