import { beforeEach, describe, expect, it } from 'vitest';
import { notPublic } from '../../../platform/internet/not-public.fixture';
import { isPublicAddress } from '../../../platform/internet/network';
import type { Network, NetworkAnswer, NetworkRequest } from '../../../platform/internet/ports';
import type { LoggedCall } from '../../../store/connect/integrations/ports';
import { createVendorHttp } from './vendor-http';

type Reply = { status: number; body?: string; retryAfter?: string };

let reply: Reply | 'never' | Error;
let address: string;
let sent: { url: URL; address: string; request: NetworkRequest }[];
let logged: LoggedCall[];

const answerOf = ({ status, body = '', retryAfter }: Reply): NetworkAnswer => ({
  status,
  location: undefined,
  encoding: undefined,
  retryAfter,
  body: (async function* () {
    yield Buffer.from(body);
  })(),
  close: () => undefined,
});

const network: Network = {
  takes: ({ protocol, port }) => protocol === 'https:' && port === '',
  resolve: async () => [address],
  reaches: (_url, it) => isPublicAddress(it),
  async send(url, to, request) {
    sent.push({ url, address: to, request });
    if (reply === 'never') return new Promise(() => undefined);
    if (reply instanceof Error) throw reply;
    return answerOf(reply);
  },
};
const http = (options: { seconds?: number; maxBytes?: number; clientIsTheirs?: boolean } = {}) =>
  createVendorHttp({
    network,
    addressOf: (url) => url,
    clock: { now: () => new Date('2026-11-26T08:00:00.000Z') },
    log: async (call) => void logged.push(call),
    ...options,
  });
const url = 'https://api.vendor.test/v1/things';
const ask = (options = {}) => http(options).send({ operation: 'thing.list', url });

beforeEach(() => {
  reply = { status: 200, body: '{"ok":true}' };
  address = '93.184.216.34';
  sent = [];
  logged = [];
});

describe('a call to a service', () => {
  it('goes to the checked address, and logs neither address nor content', async () => {
    const request = { operation: 'thing.add', method: 'POST', url, query: { a: 'b c' }, json: { secret: 1 } } as const;
    expect(await http().send(request)).toEqual({ status: 200, body: { ok: true } });
    expect(sent[0]?.address).toBe(address);
    expect(sent[0]?.url.href).toBe(`${url}?a=b+c`);
    expect(sent[0]?.request).toMatchObject({ method: 'POST', body: '{"secret":1}' });
    expect(logged).toEqual([
      {
        at: '2026-11-26T08:00:00.000Z',
        operation: 'thing.add',
        status: 200,
        problem: null,
        durationMs: expect.any(Number) as number,
      },
    ]);
  });

  it.each([
    [{ status: 401 }, 'access_ended'],
    [{ status: 400, body: '{"error":"invalid_grant"}' }, 'access_ended'],
    [{ status: 400, body: '{"error":"interaction_required"}' }, 'access_ended'],
    [{ status: 401, body: '{"error": "invalid_client"}' }, 'server_error'],
    [{ status: 400, body: '{"error":"invalid_request"}' }, 'refused'],
    [{ status: 404 }, 'refused'],
    [{ status: 302 }, 'refused'],
    [{ status: 429 }, 'too_many_requests'],
    [{ status: 503 }, 'server_error'],
    [{ status: 200, body: '{"half":' }, 'malformed'],
    [new Error('connect ECONNREFUSED 10.0.0.1'), 'unreachable'],
  ] as const)('that answers %j is %s', async (given, problem) => {
    reply = given;
    await expect(ask()).rejects.toMatchObject({ problem });
    expect(logged).toMatchObject([{ problem }]);
  });

  it("ends the access when the secret of the organization's own client is wrong", async () => {
    reply = { status: 401, body: '{"error":"invalid_client"}' };
    await expect(ask({ clientIsTheirs: true })).rejects.toMatchObject({ problem: 'access_ended' });
  });

  it('returns how long to wait', async () => {
    reply = { status: 429, retryAfter: '120' };
    await expect(ask()).rejects.toMatchObject({ retryAfter: 120 });
  });

  it('times out', async () => {
    reply = 'never';
    await expect(ask({ seconds: 0.05 })).rejects.toMatchObject({ problem: 'timeout' });
  });

  it('reads no more than its limit', async () => {
    reply = { status: 200, body: `"${'a'.repeat(2000)}"` };
    await expect(ask({ maxBytes: 1000 })).rejects.toMatchObject({ problem: 'malformed' });
  });

  it.each(notPublic.filter((it) => it !== ''))('never goes to %s', async (private_) => {
    address = private_;
    await expect(ask()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(sent).toEqual([]);
  });

  it.each(['http://api.vendor.test/', 'https://api.vendor.test:8443/', 'not an address'])(
    'takes no address such as %s',
    async (other) => {
      await expect(http().send({ operation: 'x', url: other })).rejects.toMatchObject({ problem: 'unreachable' });
      expect(sent).toEqual([]);
    },
  );
});
