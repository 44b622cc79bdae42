import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { Fault, openFaults, type Faults } from './faults';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Counts requests that reach the server behind the proxy. */
const open = async (): Promise<{ proxy: FaultProxy; faults: Faults; arrived: string[] }> => {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(String(request.headers['x-amz-target']));
    response.end('a whole answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const faults = openFaults();
  const proxy = await startFaultProxy('table', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults);
  stops.push(() => proxy.stop());
  return { proxy, faults, arrived };
};

const ask = async ({ origin }: FaultProxy, operation: string, body = '{}'): Promise<string> => {
  const reply = await fetch(origin, { method: 'POST', body, headers: { 'x-amz-target': operation } });
  return `${reply.status} ${await reply.text()}`;
};

describe('a fault proxy', () => {
  it('forwards calls, and fails as often and for the operations it is set to', async () => {
    const { proxy, faults, arrived } = await open();
    faults.set(Fault.parse({ dependency: 'table', kind: 'throttle', only: 'PutItem', times: 1 }));
    expect(await ask(proxy, 'X.GetItem')).toBe('200 a whole answer');
    expect(await ask(proxy, 'X.PutItem')).toMatch(/^400 .*ThrottlingException/);
    expect(await ask(proxy, 'X.PutItem')).toBe('200 a whole answer');
    expect(arrived).toEqual(['X.GetItem', 'X.PutItem']);
    expect(faults.states()[0]).toMatchObject({ calls: 2, failed: 1 });
  });

  it('reports a conflict with another transaction', async () => {
    const { proxy, faults, arrived } = await open();
    faults.set(Fault.parse({ dependency: 'table', kind: 'conflict' }));
    expect(await ask(proxy, 'X.PutItem')).toMatch(/^400 .*TransactionConflictException/);
    const writes = await ask(proxy, 'X.TransactWriteItems', '{"TransactItems":[{"Put":{}},{"Put":{}}]}');
    expect(writes).toMatch(/TransactionCanceledException.*\[\{"Code":"TransactionConflict"\},\{"Code":"None"\}\]/);
    expect(arrived).toEqual([]);
    expect(() => Fault.parse({ dependency: 'bus', kind: 'conflict' })).toThrow();
  });

  it('drops an answer after the request is done, or breaks it off', async () => {
    const { proxy, faults, arrived } = await open();
    faults.set(Fault.parse({ dependency: 'table', kind: 'drop' }));
    await expect(ask(proxy, 'X.PutItem')).rejects.toThrow();
    faults.set(Fault.parse({ dependency: 'table', kind: 'reset', bytes: 3 }));
    await expect(ask(proxy, 'X.GetItem')).rejects.toThrow();
    expect(arrived).toEqual(['X.PutItem', 'X.GetItem']);
    faults.clear();
    expect(await ask(proxy, 'X.GetItem')).toBe('200 a whole answer');
  });
});

it('fails the configured share of calls', () => {
  const faults = openFaults(() => 0.5);
  faults.set(Fault.parse({ dependency: 'bus', kind: 'error', rate: 0.4 }));
  expect(faults.next('bus', 'PutEvents')).toBeNull();
  faults.set(Fault.parse({ dependency: 'bus', kind: 'error', rate: 0.6 }));
  expect(faults.next('bus', 'PutEvents')).not.toBeNull();
});
