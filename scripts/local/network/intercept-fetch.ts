import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { networkOf, type Intercept, type Network, type NetworkReply } from './intercept-http';

type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

const withoutBody = new Set([204, 205, 304]);

const decoded = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
};

const responseOf = ({ status, headers = {}, body, isCutOff = false }: NetworkReply, url: string): Response => {
  if (isCutOff) throw new TypeError('terminated');
  const bytes = decoded(Buffer.from(body), headers['content-encoding']);
  const content = withoutBody.has(status) || bytes.length === 0 ? null : new Uint8Array(bytes);
  return Object.defineProperty(new Response(content, { status, headers }), 'url', { value: url });
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const bodyOf = async (body: RequestInit['body']): Promise<{ bytes: Buffer; type: string | null }> => {
  if (!body) return { bytes: Buffer.alloc(0), type: null };
  // Content type of the body, including a form's boundary.
  const read = new Response(body);
  return { bytes: Buffer.from(await read.arrayBuffer()), type: read.headers.get('content-type') };
};

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Request after a redirect to `location`. */
const redirected = (location: URL, status: number, init: RequestInit): Promise<Response> =>
  fetch(location, status < 307 ? { ...init, method: 'GET', body: null } : init);

/** Equivalent of `fetch` on this network. */
export const fetchFrom =
  (network: Network): Fetch =>
  async (address, init = {}) => {
    const { method = 'GET', headers, signal, redirect = 'follow' } = init;
    const url = new URL(address);
    const { bytes, type } = await bodyOf(init.body);
    const named = {
      host: url.host,
      ...(type && { 'content-type': type }),
      ...Object.fromEntries(new Headers(headers)),
    };
    const answer = network({ method, url, headers: named, body: bytes });
    const reply = await (signal ? Promise.race([answer, aborted(signal)]) : answer);
    const location = reply.headers?.['location'];
    if (redirect === 'follow' && location !== undefined && isRedirect(reply.status))
      return redirected(new URL(location, url), reply.status, init);
    return responseOf(reply, url.href);
  };

const intercepts: Intercept[] = [];
let isInstalled = false;

const install = (): void => {
  const real = globalThis.fetch;
  globalThis.fetch = (input: string | URL | Request, init?: RequestInit) => {
    const network = input instanceof Request ? null : networkOf(intercepts, new URL(input));
    return network ? fetchFrom(network)(input as string | URL, init) : real(input, init);
  };
};

/** Replaces `fetch` of this process. Functions keep it from load time, so it is replaced once. Returns the undo. */
export const interceptFetch = (intercept: Intercept): (() => void) => {
  if (!isInstalled) install();
  isInstalled = true;
  intercepts.push(intercept);
  return () => void intercepts.splice(intercepts.indexOf(intercept), 1);
};
