import type { Network, SimulatedReply } from './http-client';

type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

const responseOf = ({ status, headers = {}, body }: SimulatedReply): Response =>
  new Response(body.length > 0 ? new Uint8Array(Buffer.from(body)) : null, { status, headers });

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const bodyOf = async (body: RequestInit['body']): Promise<Buffer> =>
  body ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);

/** What functions ask other companies for with `fetch`, over the simulated network. */
export const fetchFrom =
  (network: Network): Fetch =>
  async (address, { method = 'GET', headers, body, signal } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const named = Object.fromEntries([
      ...(isForm ? [['content-type', 'application/x-www-form-urlencoded'] as const] : []),
      ...new Headers(headers),
    ]);
    const request = { method, url: new URL(address), headers: named, body: await bodyOf(body) };
    return Promise.race([network(request).then(responseOf), aborted(signal)]);
  };

let current: Fetch | null = null;
let isInstalled = false;

/** Functions keep `fetch` from when they are loaded, so it is replaced once and stays. Returns how to undo it. */
export const simulateFetch = (simulated: Fetch): (() => void) => {
  const real = globalThis.fetch;
  if (!isInstalled) {
    globalThis.fetch = ((address: string | URL, init?: RequestInit) =>
      current ? current(address, init) : real(address, init)) as typeof fetch;
  }
  isInstalled = true;
  current = simulated;
  return () => void (current = null);
};
