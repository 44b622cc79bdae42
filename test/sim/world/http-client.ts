import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders, type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Readable, Writable } from 'node:stream';

export type SimulatedRequest = { method: string; url: URL; headers: Record<string, string>; body: Buffer };
export type SimulatedReply = { status: number; headers?: Record<string, string>; body: Buffer | string };
/** Throws when the connection breaks. */
export type Network = (request: SimulatedRequest) => Promise<SimulatedReply>;

type OnResponse = (response: IncomingMessage) => void;

const textHeaders = (headers: OutgoingHttpHeaders | readonly string[] | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));

const urlOf = ({ protocol, hostname, host, port, path }: RequestOptions): URL => {
  const name = hostname ?? host ?? 'localhost';
  return new URL(path ?? '/', `${protocol ?? 'http:'}//${name}${port ? `:${port}` : ''}`);
};

const responseOf = ({ status, headers = {}, body }: SimulatedReply): IncomingMessage => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const stream = Readable.from(bytes.length > 0 ? [bytes] : [], { objectMode: false });
  return Object.assign(stream, {
    statusCode: status,
    statusMessage: '',
    headers: { ...headers, 'content-length': String(bytes.length) },
    httpVersion: '1.1',
    complete: true,
  }) as unknown as IncomingMessage;
};

/** As much of Node's client request as our own client and those of the AWS SDK use. */
class ClientRequest extends Writable {
  readonly #parts: Buffer[] = [];
  readonly #headers: Record<string, string>;
  reusedSocket = false;
  /** Connected already: only the answer takes time here. */
  readonly socket = Object.assign(new EventEmitter(), { connecting: false, setTimeout: () => undefined });

  constructor(
    readonly network: Network,
    readonly url: URL,
    readonly options: RequestOptions,
    onResponse: OnResponse | undefined,
  ) {
    // The reply comes after the end of what is sent.
    super({ autoDestroy: false });
    this.#headers = textHeaders(options.headers);
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

let network: Network | null = null;

const install = (): void => {
  const real = http.request;
  const request = (first: URL | string | RequestOptions, second?: RequestOptions | OnResponse, third?: OnResponse) => {
    if (!network) return (real as (...args: unknown[]) => http.ClientRequest)(first, second, third);
    const isAddress = typeof first === 'string' || first instanceof URL;
    const options = (isAddress ? second : first) as RequestOptions | undefined;
    const url = isAddress ? new URL(first) : urlOf(first);
    const onResponse = (isAddress ? third : second) as OnResponse | undefined;
    return new ClientRequest(network, url, options ?? {}, onResponse);
  };
  Object.assign(http, { request });
  syncBuiltinESMExports();
};

let isInstalled = false;

/**
 * Every request through `node:http` goes to this network. Clients of the SDK keep Node's function from their first
 * request, so it is replaced once and stays.
 */
export const simulateHttp = (simulated: Network): (() => void) => {
  if (!isInstalled) install();
  isInstalled = true;
  network = simulated;
  return () => void (network = null);
};
