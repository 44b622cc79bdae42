import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importBusyTimes } from './busy-import';
import { getCalendarConnection, rotateCalendarFeed, stopBusyImport, stopCalendarFeed } from './calendar-connection';
import { importDueCalendars } from './import-due-calendars';
import { importsFake } from './imports.fake';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
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

let fake: ReturnType<typeof importsFake>;
beforeEach(() => {
  fake = importsFake();
  fake.files.set(address, file());
});
const start = (url = address) => importBusyTimes(fake.request, { userId, url });
const again = () => importBusyTimes(fake.request, { userId });
const busy = () => fake.busyOf.get(userId) ?? [];
const runDue = () => importDueCalendars(fake.due, () => true);

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
    expect(busy()).toEqual([
      { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T10:00:00.000Z', allDay: false },
    ]);
    const kept = JSON.stringify([...fake.stored, ...fake.busyOf]);
    expect(kept).not.toContain('private-5f1b7a10');
    expect(kept).not.toContain('Oncology');
    expect(fake.counted).toEqual(['busyImports']);
  });

  it('reads the stored address again', async () => {
    await start();
    fake.files.set(address, file('20261126T090000Z'));
    await again();
    expect(fake.read).toEqual([address, address]);
    expect(busy()[0]?.startsAt).toBe('2026-11-26T09:00:00.000Z');
  });

  it('does not open a sealed address of another owner', async () => {
    await start();
    const { sealedAddress } = fake.stored.get(userId)!.busyImport!;
    expect(await fake.request.sealed.open(userId, sealedAddress)).toBe(address);
    await expect(fake.request.sealed.open('another', sealedAddress)).rejects.toThrow();
  });

  it('stores nothing after a failure at first, and does not touch an earlier import', async () => {
    await expect(start('https://nobody.example/')).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ' });
    expect(fake.stored.size).toBe(0);
    await start();
    await expect(start('https://nobody.example/')).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ' });
    await expect(start('ftp://nobody.example/')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await getCalendarConnection(fake.request, userId)).busyImport).toMatchObject({
      problem: null,
      busyTimes: 1,
    });
    expect(busy()).toHaveLength(1);
  });

  it('keeps the old times after a later failure and says why, until it works again', async () => {
    await start();
    fake.files.set(address, '<!doctype html>');
    await expect(again()).rejects.toMatchObject({ code: 'CALENDAR_NOT_READ', message: notice('calendarNotIcs') });
    const { busyImport } = await getCalendarConnection(fake.request, userId);
    expect(busyImport).toMatchObject({ problem: notice('calendarNotIcs'), importedAt: '2026-11-21T08:00:00.000Z' });
    expect(busy()).toHaveLength(1);
    fake.files.set(address, file());
    expect((await again()).busyImport).toMatchObject({ problem: null });
  });

  it('rejects a missing address', async () => {
    await expect(again()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves nothing after it is stopped', async () => {
    await start();
    expect(await stopBusyImport(fake.request, userId)).toEqual({ feedUrl: null, busyImport: null });
    expect(busy()).toEqual([]);
    fake.pass(2 * limits.busyImportMinutes);
    expect(await runDue()).toMatchObject({ read: 0 });
  });
});

describe('a due calendar', () => {
  it('is read every hour, by only one of two runs', async () => {
    await start();
    expect(await runDue()).toEqual({ read: 0, refused: 0, taken: 0, failed: 0 });
    fake.pass(limits.busyImportMinutes);
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
    fake.files.set(broken, file());
    await start();
    await importBusyTimes(fake.request, { userId: 'other', url: broken });
    fake.files.set(broken, new Error(`no way to ${broken}`));
    fake.files.set(address, new AppError('CALENDAR_NOT_READ', notice('calendarUnreachable')));
    fake.pass(limits.busyImportMinutes);
    expect(await runDue()).toEqual({ read: 0, refused: 1, taken: 0, failed: 1 });
    expect(busy()).toHaveLength(1);
    expect(fake.stored.get(userId)?.busyImport?.problem).toBe(notice('calendarUnreachable'));
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).not.toContain('broken.example');
    expect(logged).not.toContain('private-5f1b7a10');
    log.mockRestore();
  });

  it('stays stopped when its owner stops it during a read', async () => {
    await start();
    fake.pass(limits.busyImportMinutes);
    const { read } = fake.due.source;
    fake.due.source.read = async (...args) => {
      await stopBusyImport(fake.request, userId);
      return read(...args);
    };
    expect(await runDue()).toMatchObject({ read: 0, taken: 1 });
    expect(busy()).toEqual([]);
    expect(fake.stored.get(userId)?.busyImport).toBeNull();
  });
});

describe('the address of the feed', () => {
  it('is new each time, also after the feed was off', async () => {
    const first = await rotateCalendarFeed(fake.request, userId, 'en');
    expect(first.feedUrl).toMatch(/^https:\/\/site\.test\/api\/calendar\/feeds\/[\w.-]+\.ics$/);
    expect((await getCalendarConnection(fake.request, userId)).feedUrl).toBe(first.feedUrl);
    expect((await stopCalendarFeed(fake.request, userId)).feedUrl).toBeNull();
    const second = await rotateCalendarFeed(fake.request, userId, 'en');
    expect(second.feedUrl).not.toBe(first.feedUrl);
  });
});
