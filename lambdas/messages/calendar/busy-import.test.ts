import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importBusyTimes } from './busy-import';
import { getCalendarConnection, rotateCalendarFeed, stopBusyImport, stopCalendarFeed } from './calendar-connection';
import { importDueCalendars } from './import-due-calendars';
import { importsWorld, userId } from './imports.fixture';

const address = 'https://calendar.example/private-5f1b7a10/busy.ics';
const file = (start = '20261125T090000Z') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART:${start}`,
    'DURATION:PT1H',
    'SUMMARY:Oncology',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

let world: ReturnType<typeof importsWorld>;
beforeEach(() => {
  world = importsWorld();
  world.files.set(address, file());
});
const start = (url = address) => importBusyTimes(world.request, { userId, url });
const again = () => importBusyTimes(world.request, { userId });
const busy = () => world.busyTimes();
const runDue = () => importDueCalendars(world.due, () => true);

describe('importing busy times', () => {
  it('stores the times, and the address only sealed', async () => {
    const connection = await start();
    expect(connection).toEqual({
      feedUrl: null,
      busyImport: {
        host: 'calendar.example',
        importedAt: '2026-11-21T08:00:00.000Z',
        busyTimes: 1,
        events: 1,
        leftOut: [],
        problem: null,
      },
    });
    expect(await busy()).toEqual([
      { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T10:00:00.000Z', allDay: false },
    ]);
    const kept = JSON.stringify([...world.table.items('CalendarConnection'), ...world.table.items('BusyTimes')]);
    expect(kept).not.toContain('private-5f1b7a10');
    expect(kept).not.toContain('Oncology');
    expect(world.table.items('DailyCount')).toMatchObject([{ pk: expect.stringContaining('busyImports') as string }]);
  });

  it('reads the stored address again', async () => {
    await start();
    world.files.set(address, file('20261126T090000Z'));
    await again();
    expect(world.read).toEqual([address, address]);
    expect((await busy())[0]?.startsAt).toBe('2026-11-26T09:00:00.000Z');
  });

  it('does not open a sealed address of another owner', async () => {
    await start();
    const { sealedAddress } = (await world.request.connections.get(userId)).busyImport!;
    expect(await world.request.sealed.open(userId, sealedAddress)).toBe(address);
    await expect(world.request.sealed.open('another', sealedAddress)).rejects.toThrow();
  });

  it('stores nothing after a failure at first, and does not touch an earlier import', async () => {
    await expect(start('https://nobody.example/')).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ' });
    expect(world.table.items('CalendarConnection')).toEqual([]);
    await start();
    await expect(start('https://nobody.example/')).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ' });
    await expect(start('ftp://nobody.example/')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await getCalendarConnection(world.request, userId)).busyImport).toMatchObject({
      problem: null,
      busyTimes: 1,
    });
    expect(await busy()).toHaveLength(1);
  });

  it('keeps the old times after a later failure and says why, until it works again', async () => {
    await start();
    world.files.set(address, '<!doctype html>');
    await expect(again()).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ', message: notice('calendarNotIcs') });
    const { busyImport } = await getCalendarConnection(world.request, userId);
    expect(busyImport).toMatchObject({ problem: notice('calendarNotIcs'), importedAt: '2026-11-21T08:00:00.000Z' });
    expect(await busy()).toHaveLength(1);
    world.files.set(address, file());
    expect((await again()).busyImport).toMatchObject({ problem: null });
  });

  it('rejects a missing address', async () => {
    await expect(again()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves nothing after it is stopped', async () => {
    await start();
    expect(await stopBusyImport(world.request, userId)).toEqual({ feedUrl: null, busyImport: null });
    expect(await busy()).toEqual([]);
    world.pass(2 * limits.busyImportMinutes);
    expect(await runDue()).toMatchObject({ read: 0 });
  });
});

describe('a due calendar', () => {
  it('is read every hour, by only one of two runs', async () => {
    await start();
    expect(await runDue()).toEqual({ read: 0, refused: 0, taken: 0, failed: 0 });
    world.pass(limits.busyImportMinutes + 1);
    const runs = await Promise.all([runDue(), runDue()]);
    expect(runs.map(({ read, taken }) => [read, taken]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(await runDue()).toMatchObject({ read: 0 });
  });

  it('keeps its times when it is refused; a failing one does not block the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = 'https://broken.example/';
    world.files.set(broken, file());
    await start();
    await importBusyTimes(world.request, { userId: 'other', url: broken });
    world.files.set(broken, new Error(`no way to ${broken}`));
    world.files.set(address, new AppError('CALENDAR_NOT_READ', notice('calendarUnreachable')));
    world.pass(limits.busyImportMinutes + 1);
    expect(await runDue()).toEqual({ read: 0, refused: 1, taken: 0, failed: 1 });
    expect(await busy()).toHaveLength(1);
    expect((await world.request.connections.get(userId)).busyImport?.problem).toBe(notice('calendarUnreachable'));
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).not.toContain('broken.example');
    expect(logged).not.toContain('private-5f1b7a10');
    log.mockRestore();
  });

  it('stays stopped when its owner stops it during a read', async () => {
    await start();
    world.pass(limits.busyImportMinutes + 1);
    const { read } = world.due.source;
    world.due.source.read = async (...args) => {
      await stopBusyImport(world.request, userId);
      return read(...args);
    };
    expect(await runDue()).toMatchObject({ read: 0, taken: 1 });
    expect(await busy()).toEqual([]);
    expect((await world.request.connections.get(userId)).busyImport).toBeNull();
  });
});

describe('the address of the feed', () => {
  it('is new each time, also after the feed was off', async () => {
    const first = await rotateCalendarFeed(world.request, userId, 'en');
    expect(first.feedUrl).toMatch(/^https:\/\/site\.test\/api\/calendar\/feeds\/[\w.-]+\.ics$/);
    expect((await getCalendarConnection(world.request, userId)).feedUrl).toBe(first.feedUrl);
    expect((await stopCalendarFeed(world.request, userId)).feedUrl).toBeNull();
    const second = await rotateCalendarFeed(world.request, userId, 'en');
    expect(second.feedUrl).not.toBe(first.feedUrl);
  });
});
