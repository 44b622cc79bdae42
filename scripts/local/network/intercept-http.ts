import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders, type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Readable, Writable } from 'node:stream';

export type NetworkRequest = { method: string; url: URL; headers: Record<string, string>; body: Buffer };
/** With `isCutOff`, the connection breaks after `body`. */
export type NetworkReply = {
  status: number;
  headers?: Record<string, string>;
  body: Buffer | string;
  isCutOff?: boolean;
};
/** Throws if the connection breaks before an answer. */
export type Network = (request: NetworkRequest) => Promise<NetworkReply>;
/** The network at this address, or null for the machine's own. */
export type Intercept = (url: URL) => Network | null;

type OnResponse = (response: IncomingMessage) => void;

const textHeaders = (headers: OutgoingHttpHeaders | readonly string[] | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));

const urlOf = ({ protocol, hostname, host, port, path }: RequestOptions): URL => {
  const name = hostname ?? host ?? 'localhost';
  return new URL(path ?? '/', `${protocol ?? 'http:'}//${name}${port ? `:${port}` : ''}`);
};

/** Whether it upgrades to WebSocket, which needs a socket. */
const isUpgrade = (headers: RequestOptions['headers']): boolean => 'upgrade' in textHeaders(headers);

export const connectionBroke = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

const responseOf = ({ status, headers = {}, body, isCutOff = false }: NetworkReply): IncomingMessage => {
  const stream = new Readable({ read: () => undefined });
  if (body.length > 0) stream.push(body);
  if (isCutOff) setImmediate(() => stream.destroy(connectionBroke()));
  else stream.push(null);
  return Object.assign(stream, {
    statusCode: status,
    statusMessage: '',
    headers: isCutOff ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    httpVersion: '1.1',
    complete: true,
  }) as unknown as IncomingMessage;
};

/** Subset of Node's client request used by our own client and the AWS SDK's. */
class ClientRequest extends Writable {
  readonly #parts: Buffer[] = [];
  readonly #headers: Record<string, string>;
  reusedSocket = false;
  /** Already connected: only the answer takes time. */
  readonly socket = Object.assign(new EventEmitter(), {
    connecting: false,
    setTimeout: () => undefined,
    // The SDK calls it after three seconds.
    setKeepAlive: () => undefined,
  });

  constructor(
    readonly network: Network,
    readonly url: URL,
    readonly options: RequestOptions,
    onResponse: OnResponse | undefined,
  ) {
    // The reply arrives after the request has ended.
    super({ autoDestroy: false });
    this.#headers = { host: url.host, ...textHeaders(options.headers) };
    if (onResponse) this.once('response', onResponse);
    options.signal?.addEventListener('abort', () => this.destroy(options.signal?.reason as Error));
  }

  override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
    this.#parts.push(Buffer.from(chunk));
    done();
  }

  override _final(done: () => void): void {
    done();
    const { method = 'GET' } = this.options;
    const request = { method, url: this.url, headers: this.#headers, body: Buffer.concat(this.#parts) };
    this.network(request).then(
      (reply) => this.destroyed || this.emit('response', responseOf(reply)),
      (error: unknown) => this.destroyed || this.destroy(error as Error),
    );
  }

  setTimeout(): this {
    return this;
  }
  setNoDelay(): void {}
  setSocketKeepAlive(): void {}
  setHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }
  getHeader(name: string): string | undefined {
    return this.#headers[name.toLowerCase()];
  }
  abort(): void {
    this.destroy();
  }
}

/** The latest interception takes precedence. */
export const networkOf = (intercepts: readonly Intercept[], url: URL): Network | null => {
  for (const intercept of intercepts.toReversed()) {
    const network = intercept(url);
    if (network) return network;
  }
  return null;
};

const intercepts: Intercept[] = [];

const install = (): void => {
  const real = http.request;
  const request = (first: URL | string | RequestOptions, second?: RequestOptions | OnResponse, third?: OnResponse) => {
    const asReal = () => (real as (...args: unknown[]) => http.ClientRequest)(first, second, third);
    if (intercepts.length === 0) return asReal();
    const isAddress = typeof first === 'string' || first instanceof URL;
    const options = (isAddress ? second : first) as RequestOptions | undefined;
    const url = isAddress ? new URL(first) : urlOf(first);
    const network = networkOf(intercepts, url);
    if (!network || isUpgrade(options?.headers)) return asReal();
    const onResponse = (isAddress ? third : second) as OnResponse | undefined;
    return new ClientRequest(network, url, options ?? {}, onResponse);
  };
  Object.assign(http, { request });
  syncBuiltinESMExports();
};

let isInstalled = false;

/**
 * Sends requests of this process through `node:http` to the network returned by `intercept`. SDK clients keep Node's
 * function from their first request, so it is replaced only once. Returns an undo function.
 */
export const interceptHttp = (intercept: Intercept): (() => void) => {
  if (!isInstalled) install();
  isInstalled = true;
  intercepts.push(intercept);
  return () => void intercepts.splice(intercepts.indexOf(intercept), 1);
};
