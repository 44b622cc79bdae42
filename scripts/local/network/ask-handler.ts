import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';
import type { RouteHandler } from '../gateway/http';
import { connectionBroke, type NetworkReply, type NetworkRequest } from './intercept-http';

type Done = { resolve: (reply: NetworkReply) => void; reject: (error: Error) => void };

/** Subset of Node's response used by the local stack's handlers. */
class Response extends Writable {
  statusCode = 200;
  headersSent = false;
  readonly socket = { remoteAddress: '127.0.0.1', destroy: () => this.destroy() };
  readonly #headers = new Map<string, string>();
  readonly #parts: Buffer[] = [];

  constructor(readonly done: Done) {
    super();
  }

  setHeader(name: string, value: unknown): this {
    this.#headers.set(name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value));
    return this;
  }
  getHeader(name: string): string | undefined {
    return this.#headers.get(name.toLowerCase());
  }
  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }
  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase());
  }
  writeHead(status: number, headers: Record<string, unknown> = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    this.headersSent = true;
    return this;
  }
  flushHeaders(): void {
    this.headersSent = true;
  }

  #reply(): NetworkReply {
    return { status: this.statusCode, headers: Object.fromEntries(this.#headers), body: Buffer.concat(this.#parts) };
  }

  override _write(chunk: Buffer, _encoding: string, next: () => void): void {
    this.headersSent = true;
    this.#parts.push(chunk);
    next();
  }
  override _final(next: () => void): void {
    this.headersSent = true;
    this.done.resolve(this.#reply());
    next();
  }
  override _destroy(error: Error | null, next: (error?: Error | null) => void): void {
    // No effect after an answer was sent.
    if (this.headersSent) this.done.resolve({ ...this.#reply(), isCutOff: true });
    else this.done.reject(connectionBroke());
    next(error);
  }
}

/** Calls a handler of the local stack without a port. */
export const askHandler = (
  handler: RouteHandler,
  { method, url, headers, body }: NetworkRequest,
): Promise<NetworkReply> =>
  new Promise((resolve, reject) => {
    const incoming = new Readable({ read: () => undefined });
    if (body.length > 0) incoming.push(body);
    incoming.push(null);
    const request = Object.assign(incoming, {
      method,
      url: url.pathname + url.search,
      headers,
      httpVersion: '1.1',
      socket: { remoteAddress: '127.0.0.1' },
    }) as unknown as IncomingMessage;
    const response = new Response({ resolve, reject }) as unknown as ServerResponse;
    Promise.resolve(handler(request, response, url)).catch(reject);
  });
