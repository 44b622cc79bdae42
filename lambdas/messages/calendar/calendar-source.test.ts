import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { network as internet } from '../../platform/internet/network';
import type { Network, NetworkAnswer } from '../../platform/internet/ports';
import { createCalendarSource } from './calendar-source';

const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const publicAddress = '93.184.216.34';

type Served = Partial<NetworkAnswer> & { text?: string };
const world = (names: Record<string, readonly string[]>, pages: Record<string, Served>) => {
  const asked: { url: string; address: string }[] = [];
  const closed: string[] = [];
  const network: Network = {
    ...internet,
    resolve: async (host) => {
      const addresses = names[host];
      if (!addresses) throw new Error(`getaddrinfo ENOTFOUND ${host}`);
      return addresses;
    },
    send: async (url, address) => {
      asked.push({ url: url.href, address });
      const page = pages[url.href];
      if (!page) throw new Error(`connect ECONNREFUSED ${address}`);
      const { text = file, ...rest } = page;
      return {
        status: 200,
        location: undefined,
        encoding: undefined,
        retryAfter: undefined,
        body: (async function* () {
          yield Buffer.from(text);
        })(),
        close: () => void closed.push(url.href),
        ...rest,
      };
    },
  };
  return { source: createCalendarSource(network), asked, closed };
};
const read = async (it: ReturnType<typeof world>, address = 'https://calendar.example/busy.ics', seconds = 5) =>
  it.source.read(new URL(address), seconds).catch((error: unknown) => {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  });
const names = { 'calendar.example': [publicAddress] };
const refused = (message: string) => `CALENDAR_NOT_READ: ${message}`;

describe('reading another calendar', () => {
  it('connects to the address that was checked', async () => {
    const it = world(names, { 'https://calendar.example/busy.ics': {} });
    expect(await read(it)).toBe(file);
    expect(it.asked).toEqual([{ url: 'https://calendar.example/busy.ics', address: publicAddress }]);
    expect(it.closed).toHaveLength(1);
  });

  it('rejects an address that leads nowhere or inside before any request, with a field error', async () => {
    const it = world({ ...names, 'inside.example': ['10.0.0.8'], 'both.example': [publicAddress, '::1'] }, {});
    const address = 'https://calendar.example/busy.ics';
    expect((await it.source.check(address)).href).toBe(address);
    const problemOf = async (given: string) =>
      it.source.check(given).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return [error.code, error.extras.fields?.['url']];
      });
    for (const given of ['https://inside.example/', 'https://both.example/', 'https://127.0.0.1/', 'http://localhost/'])
      expect(await problemOf(given)).toEqual(['INVALID_REQUEST', notice('addressNotPublic')]);
    expect(await problemOf('https://typo.example/')).toEqual(['INVALID_REQUEST', notice('addressUnreachable')]);
    expect(it.asked).toEqual([]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['100.64.3.3'],
    ['::1'],
    ['fd00:ec2::254'],
    ['::ffff:169.254.169.254'],
  ])('sends no request to %s', async (address) => {
    const it = world({ 'calendar.example': [address] }, {});
    expect(await read(it)).toBe(refused(notice('calendarAddressPrivate')));
    expect(it.asked).toEqual([]);
  });

  it('rejects a name when one of several addresses is private', async () => {
    const it = world({ 'calendar.example': [publicAddress, '10.0.0.8'] }, {});
    expect(await read(it)).toBe(refused(notice('calendarAddressPrivate')));
    expect(it.asked).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://localhost/x',
  ])('is not led inside by %s', async (address) => {
    const source = createCalendarSource({ ...internet, send: () => Promise.reject(new Error('asked')) });
    await expect(source.read(new URL(address), 5)).rejects.toThrow(notice('calendarAddressPrivate'));
  });

  it('resolves a name once for each request: a second answer changes nothing', async () => {
    let lookups = 0;
    const it = world(names, { 'https://calendar.example/busy.ics': {} });
    const rebinding: Network = {
      ...internet,
      resolve: async () => {
        lookups += 1;
        return [lookups === 1 ? publicAddress : '127.0.0.1'];
      },
      send: async (_url, address) => {
        it.asked.push({ url: '', address });
        return {
          status: 200,
          location: undefined,
          encoding: undefined,
          retryAfter: undefined,
          body: (async function* () {})(),
          close: () => undefined,
        };
      },
    };
    await createCalendarSource(rebinding).read(new URL('https://calendar.example/busy.ics'), 5);
    expect([lookups, it.asked.map(({ address }) => address)]).toEqual([1, [publicAddress]]);
  });

  it('follows redirections, each checked like the first', async () => {
    const moved = { status: 302, location: 'https://other.example/file.ics' };
    const pages = { 'https://calendar.example/busy.ics': moved, 'https://other.example/file.ics': {} };
    const open = world({ ...names, 'other.example': ['151.101.1.69'] }, pages);
    expect(await read(open)).toBe(file);
    expect(open.asked.map(({ address }) => address)).toEqual([publicAddress, '151.101.1.69']);
    expect(open.closed).toHaveLength(2);

    const inside = world({ ...names, 'other.example': ['169.254.169.254'] }, pages);
    expect(await read(inside)).toBe(refused(notice('calendarAddressPrivate')));
    expect(inside.asked).toHaveLength(1);
  });

  it.each([
    'http://calendar.example/busy.ics',
    'https://calendar.example:22/',
    'file:///etc/passwd',
    'http://169.254.169.254/',
  ])('does not follow a redirection to %s', async (location) => {
    const it = world(names, { 'https://calendar.example/busy.ics': { status: 301, location } });
    expect(await read(it)).toBe(refused(notice('calendarUnreachable')));
    expect(it.asked).toHaveLength(1);
  });

  it('stops following endless redirections', async () => {
    const it = world(names, {
      'https://calendar.example/busy.ics': { status: 307, location: 'https://calendar.example/busy.ics' },
    });
    expect(await read(it)).toBe(refused(notice('calendarUnreachable')));
    expect(it.asked.length).toBeLessThanOrEqual(6);
  });

  it('stops at the limit, however long the file', async () => {
    let sent = 0;
    const endless = (async function* () {
      for (;;) {
        sent += 64 * 1024;
        yield Buffer.alloc(64 * 1024, 'x');
      }
    })();
    const it = world(names, { 'https://calendar.example/busy.ics': { body: endless } });
    expect(await read(it)).toBe(refused(notice('calendarTooLarge')));
    expect(sent).toBeLessThanOrEqual(limits.busyImportBytes + 64 * 1024);
    expect(it.closed).toHaveLength(1);
  });

  it('stops at the time limit: in the lookup, the answer or the file', async () => {
    const slow = async <T>(value: T): Promise<T> => {
      await wait(600_000, undefined, { ref: false });
      return value;
    };
    const dripping = (async function* () {
      yield Buffer.from('BEGIN');
      await slow(null);
    })();
    const body = world(names, { 'https://calendar.example/busy.ics': { body: dripping } });
    const sources = [
      createCalendarSource({ ...internet, resolve: () => slow([publicAddress]) }),
      createCalendarSource({
        ...internet,
        resolve: async () => [publicAddress],
        send: () => slow({} as NetworkAnswer),
      }),
      body.source,
    ];
    for (const source of sources) {
      await expect(source.read(new URL('https://calendar.example/busy.ics'), 0.05)).rejects.toThrow(
        notice('calendarUnreachable'),
      );
    }
  });

  it.each([404, 403, 500, 204, 304])('reports an answer %i as unreadable', async (status) => {
    const it = world(names, { 'https://calendar.example/busy.ics': { status } });
    expect(await read(it)).toBe(refused(notice('calendarUnreachable')));
  });

  it('unpacks nothing, and reveals nothing about the network', async () => {
    const packed = world(names, { 'https://calendar.example/busy.ics': { encoding: 'gzip' } });
    expect(await read(packed)).toBe(refused(notice('calendarUnreachable')));
    const unknown = world({}, {});
    expect(await read(unknown)).toBe(refused(notice('calendarUnreachable')));
    const closed = world(names, {});
    expect(await read(closed)).toBe(refused(notice('calendarUnreachable')));
  });
});
