import { createServer, connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevSite } from '../../../scripts/local/dev-site/dev-site';
import { freePort, loopback } from '../../../scripts/local/ports';
import { startTestStack } from '../../support/stack';

let running: Awaited<ReturnType<typeof startTestStack>>;
let site: Awaited<ReturnType<typeof startDevSite>>;
let ports: Record<string, number>;

beforeAll(async () => {
  running = await startTestStack();
  const { gateway, dynamodb, s3 } = running.stack.addresses;
  const portOf = (address: string): number => Number(new URL(address).port);
  const sitePort = await freePort();
  site = await startDevSite({ port: sitePort, gateway, share: 1 });
  ports = { gateway: portOf(gateway), dynamodb: portOf(dynamodb), s3: portOf(s3), site: sitePort };
});
afterAll(async () => {
  await site.stop();
  await running.stop();
});

const timeoutMs = 5000;

const connects = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (connected: boolean): void => {
      socket.destroy();
      resolve(connected);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

/** A server on every interface also answers at Linux's other loopback addresses, even on an offline machine. */
const otherAddresses = (): string[] => [
  '127.0.0.2',
  ...Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal }) => !internal)
      .map(({ address, scopeid }) => (scopeid ? `${address}%${name}` : address)),
  ),
];

it('listens on loopback and on no other address of the machine', async () => {
  for (const [part, port] of Object.entries(ports)) {
    expect(await connects(loopback, port), part).toBe(true);
    for (const address of otherAddresses()) expect(await connects(address, port), `${part} at ${address}`).toBe(false);
  }
});

it('would detect a server that listens on every interface', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const reached = await Promise.all(otherAddresses().map((address) => connects(address, port)));
  server.close();
  expect(reached).toContain(true);
});
