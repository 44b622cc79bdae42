import fc from 'fast-check';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, network } from './network';
import { fetchPinnedIp } from './fetch-pinned-ip';

describe('an address of the public internet', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '169.254.170.2',
    '100.64.0.1',
    '100.127.255.254',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is none that is written with a private IPv4 address inside', () => {
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

  it('goes to the given address under the name that was asked for, and asks for nothing packed', async () => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://no-such-name.invalid:${port}/busy.ics`);
    const answer = await fetchPinnedIp(request)(url, '127.0.0.1', AbortSignal.timeout(5000));
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
