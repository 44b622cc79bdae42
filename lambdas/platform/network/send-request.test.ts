import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from './send-request';

let server: Server | undefined;

const serve = async (listener: RequestListener): Promise<URL> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?query=1`);
};

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

describe('a request', () => {
  it('arrives unchanged and returns status and body', async () => {
    const url = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (body) => {
        response.statusCode = 418;
        response.end(`${request.method} ${request.url} ${String(request.headers['x-own'])} ${body}`);
      });
    });
    const reply = await sendRequest({ url, method: 'POST', headers: { 'X-Own': 'a' }, body: 'ü', timeoutMs: 5000 });
    expect([reply.status, reply.body.toString()]).toEqual([418, 'POST /path?query=1 a ü']);
  });

  it('reuses its connection for the next one', async () => {
    const url = await serve((_request, response) => response.end());
    let connections = 0;
    server!.on('connection', () => (connections += 1));
    for (let round = 0; round < 3; round += 1) await sendRequest({ url, timeoutMs: 5000 });
    expect(connections).toBe(1);
  });

  it('fails when nothing answers, when the answer breaks off and when it takes too long', async () => {
    const url = await serve((request, response) => {
      if (request.method === 'PUT') return;
      response.write('half');
      response.socket?.destroy();
    });
    await expect(sendRequest({ url, timeoutMs: 5000 })).rejects.toThrow();
    await expect(sendRequest({ url, method: 'PUT', timeoutMs: 20 })).rejects.toThrow(/abort/i);
    await new Promise((resolve) => server?.close(resolve).closeAllConnections());
    await expect(sendRequest({ url, timeoutMs: 5000 })).rejects.toThrow(/ECONNREFUSED/);
  });
});
