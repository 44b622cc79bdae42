import { calendarFeedRoutes, calendarRoutes } from '@shared/messages/api/calendar.routes';
import { limits } from '@shared/limits';
import { countedUnder, dailyCounters } from '@shared/platform/counters';
import { messages, refusedFields } from '@shared/text/english.fixture';
import { GetCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();

const day = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const compact = (text: string): string => text.replaceAll('-', '');

let server: Server;
let origin: string;
let answer: (response: ServerResponse, path: string) => void;
const file = (days = 1): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART:${compact(day(days))}T090000Z`,
    'DURATION:PT2H',
    'SUMMARY:Oncology appointment',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const serve = (text: string): void => {
  answer = (response) => void response.end(text);
};
beforeAll(async () => {
  server = createServer(({ url }, response) => answer(response, url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const connection = (who: Person) => api(calendarRoutes.getCalendarConnection, {}, { token: who.token });
const importFrom = (who: Person, url?: string) =>
  api(calendarRoutes.importBusyTimes, { body: url === undefined ? {} : { url } }, { token: who.token });
const stopImport = (who: Person) => api(calendarRoutes.stopBusyImport, {}, { token: who.token });
const busyOf = async (who: Person) =>
  (await api(calendarRoutes.readCalendar, { query: { from: day(0), to: day(20) } }, { token: who.token })).body.busy;
const addShift = (who: Person, title: string) =>
  api(
    calendarRoutes.createScheduleItem,
    {
      body: {
        title,
        date: day(3),
        startTime: '19:00',
        endTime: '07:00',
        timeZone: 'America/New_York',
        notes: 'Ward 4',
      },
    },
    { token: who.token },
  );
const rotate = (who: Person) => api(calendarRoutes.rotateCalendarFeed, {}, { token: who.token });
const makeDue = (who: Person) => {
  const table = openTable();
  const past = '2026-01-01T00:00:00.000Z';
  return table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.calendarConnection(who.userId),
      UpdateExpression: 'SET busyImport.nextAt = :past, gsi1sk = :position',
      ExpressionAttributeValues: { ':past': past, ':position': `${past}#${who.userId}` },
    }),
  );
};

describe('the feed', () => {
  it('gives a subscriber only its owner’s schedule', async () => {
    const [who, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    await Promise.all([addShift(who, 'Night in the ward'), addShift(other, 'Elsewhere')]);
    const { feedUrl } = (await rotate(who)).body;
    const reply = await fetch(feedUrl!);
    const text = await reply.text();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, max-age=300');
    expect(text).toContain('SUMMARY:Night in the ward');
    expect(text).not.toContain('Elsewhere');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('moves to another address, and ends, at once', async () => {
    const who = await registerProfessional();
    expect((await connection(who)).body).toEqual({ feedUrl: null, busyImport: null });
    const first = (await rotate(who)).body.feedUrl!;
    const [a, b] = await Promise.all([rotate(who), rotate(who)]);
    expect(new Set([first, a.body.feedUrl, b.body.feedUrl]).size).toBe(3);
    const newest = (await connection(who)).body.feedUrl!;
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(newest)).status).toBe(200);
    expect((await api(calendarRoutes.stopCalendarFeed, {}, { token: who.token })).body.feedUrl).toBeNull();
    const gone = await fetch(newest);
    expect([gone.status, await gone.text(), gone.headers.get('cache-control')]).toEqual([404, 'Not Found', 'no-store']);
    const again = (await rotate(who)).body.feedUrl!;
    expect((await fetch(newest)).status).toBe(404);
    expect((await fetch(again)).status).toBe(200);
  });

  it('answers all other addresses alike', async () => {
    for (const token of ['x', 'a.1.b.ics', encodeURIComponent('a.1.é.ics')]) {
      const path = calendarFeedRoutes.readCalendarFeed.path.replace('{token}', token);
      const reply = await fetch(`${stack.gateway}${path}`);
      expect([reply.status, await reply.text()]).toEqual([404, 'Not Found']);
    }
  });

  it('logs nothing about its owner', async () => {
    const who = await registerProfessional();
    await addShift(who, 'Secret clinic');
    const { feedUrl } = (await rotate(who)).body;
    await fetch(feedUrl!);
    const log = (await stack.lambdaLog()).join('\n');
    expect(log).not.toContain('Secret clinic');
    expect(log).not.toContain(feedUrl!.split('/').at(-1));
  });
});

describe('importing busy times', () => {
  it('stores only the times; the address is never shown again', async () => {
    const who = await registerProfessional();
    serve(file());
    const { status, body } = await importFrom(who, `${origin}/private-token/busy.ics`);
    expect(status).toBe(200);
    expect(body.busyImport).toMatchObject({ host: new URL(origin).host, busyTimes: 1, problem: null });
    expect(JSON.stringify(body)).not.toContain('private-token');
    expect(await busyOf(who)).toEqual([
      { startsAt: `${day(1)}T09:00:00.000Z`, endsAt: `${day(1)}T11:00:00.000Z`, allDay: false },
    ]);
    const table = openTable();
    for (const key of [keys.calendarConnection(who.userId), keys.busyTimes(who.userId)]) {
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key }));
      expect(JSON.stringify(Item)).not.toMatch(/private-token|Oncology/);
    }
    expect((await stack.lambdaLog()).join('\n')).not.toMatch(/private-token|Oncology/);
  });

  it('is refreshed on schedule; a failure keeps the times and says why', async () => {
    const who = await registerProfessional();
    serve(file());
    await importFrom(who, `${origin}/busy.ics`);
    serve(file(2));
    await makeDue(who);
    expect(await stack.runSchedule('import-calendars')).toMatchObject({ failed: 0 });
    expect((await busyOf(who))[0]?.startsAt).toBe(`${day(2)}T09:00:00.000Z`);

    answer = (response) => void response.writeHead(500).end();
    await makeDue(who);
    await stack.runSchedule('import-calendars');
    expect((await connection(who)).body.busyImport).toMatchObject({
      problem: notice('calendarUnreachable'),
      busyTimes: 1,
    });
    expect(await busyOf(who)).toHaveLength(1);

    expect(await importFrom(who)).toMatchObject({ status: 422, body: { code: 'CALENDAR_NOT_READ' } });
    serve(file(3));
    expect((await importFrom(who)).body.busyImport).toMatchObject({ problem: null });
    expect((await busyOf(who))[0]?.startsAt).toBe(`${day(3)}T09:00:00.000Z`);
  });

  it('rejects non-calendar or oversized responses, and addresses that are private or not https', async () => {
    const who = await registerProfessional();
    serve('<!doctype html>');
    expect(await importFrom(who, `${origin}/`)).toMatchObject({
      status: 422,
      body: { error: messages.calendarNotIcs },
    });
    serve(`BEGIN:VCALENDAR\r\n${'X-FILL:x\r\n'.repeat(limits.busyImportBytes / 10)}`);
    expect(await importFrom(who, `${origin}/`)).toMatchObject({
      status: 422,
      body: { error: messages.calendarTooLarge },
    });
    for (const url of [
      'https://127.0.0.1/x.ics',
      'https://169.254.169.254/latest/',
      'https://[::1]/',
      'https://10.0.0.1/',
    ])
      expect(await importFrom(who, url), url).toMatchObject({
        status: 400,
        body: { fields: refusedFields({ url: notice('addressNotPublic') }) },
      });
    expect(await importFrom(who, 'https://no-such-name.invalid/x.ics')).toMatchObject({
      status: 400,
      body: { fields: refusedFields({ url: notice('addressUnreachable') }) },
    });
    for (const url of [
      'http://calendar.example/x.ics',
      'file:///etc/passwd',
      'https://a:b@calendar.example/',
      'nonsense',
    ])
      expect(await importFrom(who, url), url).toMatchObject({
        status: 400,
        body: { fields: refusedFields({ url: notice('calendarAddressInvalid') }) },
      });
    answer = (response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    expect(await importFrom(who, `${origin}/`)).toMatchObject({ status: 422 });
    expect((await connection(who)).body.busyImport).toBeNull();
  });

  it('ends when stopped, for the schedule, too', async () => {
    const who = await registerProfessional();
    serve(file());
    await importFrom(who, `${origin}/busy.ics`);
    expect((await stopImport(who)).body.busyImport).toBeNull();
    expect((await stopImport(who)).status).toBe(200);
    expect(await busyOf(who)).toEqual([]);
    expect(await importFrom(who)).toMatchObject({ status: 404 });
    await stack.runSchedule('import-calendars');
    expect(await busyOf(who)).toEqual([]);
  });

  it('leaves the feed unchanged, and the feed leaves the import unchanged', async () => {
    const who = await registerProfessional();
    serve(file());
    const [feed] = await Promise.all([rotate(who), importFrom(who, `${origin}/busy.ics`)]);
    expect((await connection(who)).body).toMatchObject({
      feedUrl: feed.body.feedUrl,
      busyImport: { busyTimes: 1 },
    });
    expect(await (await fetch(feed.body.feedUrl!)).text()).not.toContain('BEGIN:VEVENT');
  });

  it('is counted', async () => {
    const who = await registerProfessional();
    const table = openTable();
    const today = new Date().toISOString().slice(0, 10);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.dailyCount(
          countedUnder('busyImports', dailyCounters.busyImports.key, { account: who.userId }),
          today,
        ),
        ...buildUpdate({ set: { entity: 'DailyCount', count: limits.busyImportsPerAccountPerDay } }),
      }),
    );
    expect(await importFrom(who, `${origin}/`)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
