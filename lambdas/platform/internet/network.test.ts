import fc from 'fast-check';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, network } from './network';
import { notPublic } from './not-public.fixture';
import { sendToPinnedIp } from './send-to-pinned-ip';

describe('a public internet address', () => {
  it.each(notPublic)('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is not one that contains a private IPv4 address', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const hidden = fc.tuple(
      fc.constantFrom([10], [127], [192, 168], [169, 254], [172, 20], [100, 70]),
      octet,
      octet,
      octet,
    );
    fc.assert(
      fc.property(hidden, ([start, ...rest]) => {
        const address = [...start, ...rest].slice(0, 4).join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
      }),
    );
  });
});

describe('the form of an address', () => {
  it.each([
    ['https://calendar.example/busy.ics', true],
    ['https://calendar.example:443/busy.ics', true],
    ['http://calendar.example/busy.ics', false],
    ['https://calendar.example:8443/busy.ics', false],
    ['https://name:word@calendar.example/busy.ics', false],
    ['ftp://calendar.example/busy.ics', false],
    ['file:///etc/passwd', false],
    ['https://127.0.0.1/busy.ics', false],
    ['https://[::1]/busy.ics', false],
    ['https://2130706433/busy.ics', false],
    ['https://metadata.google.internal/busy.ics', false],
    ['http://localhost/busy.ics', false],
  ])('%s is taken: %s', (address, taken) => {
    expect(network.takes(new URL(address))).toBe(taken);
  });
});

describe('a pinned connection', () => {
  let server: Server;
  const hosts: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer(({ headers }, response) => {
      hosts.push(headers.host);
      response.end(JSON.stringify(headers));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('goes to the given address under the requested name, and asks for no compression', async () => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://no-such-name.invalid:${port}/busy.ics`);
    const answer = await sendToPinnedIp(request)(
      url,
      '127.0.0.1',
      { method: 'GET', headers: {} },
      AbortSignal.timeout(5000),
    );
    const chunks = [];
    for await (const chunk of answer.body) chunks.push(chunk);
    expect(answer.status).toBe(200);
    expect(hosts).toEqual([`no-such-name.invalid:${port}`]);
    const headers = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
    expect(headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
  });
});
