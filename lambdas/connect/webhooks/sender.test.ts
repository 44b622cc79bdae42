import { limits } from '@shared/limits';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { network as internet } from '../../platform/internet/network';
import { notPublic } from '../../platform/internet/not-public.fixture';
import type { Network } from '../../platform/internet/ports';
import { sendToPinnedIp } from '../../platform/internet/send-to-pinned-ip';
import { createSender } from './sender';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** An endpoint under a public name that runs on this machine. */
const endpoint = async (answer: RequestListener) => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const local = sendToPinnedIp(request);
  const network: Network = {
    ...internet,
    resolve: async () => ['93.184.216.34'],
    send: (url, _address, sent, signal) =>
      local(new URL(`http://127.0.0.1:${port}${url.pathname}`), '127.0.0.1', sent, signal),
  };
  return network;
};
const sent = { url: 'https://hooks.example/in', headers: { 'webhook-id': 'evt_1' }, body: '{"a":1}' };

describe('sending a delivery', () => {
  it('posts the body and headers, and stores the beginning of the answer', async () => {
    const got: unknown[] = [];
    const network = await endpoint((asked, response) => {
      let body = '';
      asked.on('data', (part: Buffer) => (body += part.toString()));
      asked.on('end', () => {
        got.push([asked.method, asked.url, asked.headers['webhook-id'], body]);
        response.end(`fine\0${'x'.repeat(5000)}`);
      });
    });
    const attempt = await createSender(network).send(sent);
    expect(got).toEqual([['POST', '/in', 'evt_1', sent.body]]);
    expect(attempt).toMatchObject({ status: 200, problem: null, retryAfter: null });
    expect(attempt.answer).toHaveLength(limits.webhookAnswerLength);
    expect(attempt.answer).not.toContain('\0');
  });

  it('resolves a name once: a second answer between the check and the connection changes nothing', async () => {
    const asked: string[] = [];
    const network = await endpoint((_asked, response) => response.end());
    const answers = ['93.184.216.34', '169.254.169.254'];
    const rebinding: Network = {
      ...network,
      resolve: async () => [answers.shift() ?? '127.0.0.1'],
      send: (url, address, message, signal) => {
        asked.push(address);
        return network.send(url, address, message, signal);
      },
    };
    expect(await createSender(rebinding).send(sent)).toMatchObject({ status: 200, problem: null });
    expect([asked, answers]).toEqual([['93.184.216.34'], ['169.254.169.254']]);
    expect(await createSender(rebinding).send(sent)).toMatchObject({ status: null, problem: 'address' });
    expect(asked).toHaveLength(1);
  });

  it.each([301, 302, 307, 308])('follows no redirect %i to a private address', async (status) => {
    let asked = 0;
    const network = await endpoint((_asked, response) => {
      asked += 1;
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    });
    expect(await createSender(network).send(sent)).toMatchObject({ status, problem: null });
    expect(asked).toBe(1);
  });

  it('stops waiting for an answer that takes 20 seconds', async () => {
    expect(limits.webhookTimeoutSeconds).toBeLessThan(20);
    let late: (() => void) | undefined;
    const network = await endpoint((_asked, response) => {
      late = () => void response.writeHead(200).end();
    });
    const seconds = limits.webhookTimeoutSeconds / 100;
    expect(await createSender(network, { seconds }).send(sent)).toMatchObject({ status: null, problem: 'timeout' });
    // Later output changes nothing.
    late?.();
  });

  it('gives up on an endpoint that never answers', async () => {
    const network = await endpoint(() => undefined);
    expect(await createSender(network, { seconds: 0.1 }).send(sent)).toMatchObject({
      status: null,
      problem: 'timeout',
    });
  });

  it('uses the status of an answer whose body never ends, and reads no more than its limit', async () => {
    const slow = await endpoint((_asked, response) => void response.writeHead(200).write('on my way'));
    expect(await createSender(slow, { seconds: 0.2 }).send(sent)).toMatchObject({ status: 200, problem: null });

    const endless = await endpoint((_asked, response) => {
      const more = (): void => void response.write('x'.repeat(64 * 1024), () => setImmediate(more));
      more();
    });
    expect(await createSender(endless).send(sent)).toMatchObject({ status: 200 });
  });

  it('reports only that a connection was refused', async () => {
    const network: Network = {
      ...internet,
      resolve: async () => ['93.184.216.34'],
      send: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1')),
    };
    expect(await createSender(network).send(sent)).toMatchObject({ status: null, problem: 'unreachable', answer: '' });
  });

  it.each(notPublic)('sends nothing to %s', async (address) => {
    let asked = 0;
    const network: Network = {
      ...internet,
      resolve: async () => ['93.184.216.34', address],
      send: () => {
        asked += 1;
        return Promise.reject(new Error('asked'));
      },
    };
    expect(await createSender(network).send(sent)).toMatchObject({ status: null, problem: 'address' });
    expect(asked).toBe(0);
  });

  it.each([
    'http://hooks.example/in',
    'https://hooks.example:8443/in',
    'https://a:b@hooks.example/',
    'ftp://hooks.example',
  ])('refuses the address %s', async (url) => {
    expect(await createSender(internet).send({ ...sent, url })).toMatchObject({ status: null, problem: 'address' });
  });
});
