import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTimes, unpackTimes } from '../../store/messages/calendar/busy-times-encoding';
import { readBusyTimes } from './read-busy-times';

const now = new Date('2026-11-21T12:00:00.000Z');
const owner = { timeZone: 'America/Chicago', email: 'ann@site.test' };
const timesIn = (text: string, at: Date, ms?: number) => readBusyTimes(text, at, owner, ms).busy;
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@test',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const busy = (...lines: string[]) =>
  timesIn(calendar(...lines), now).map(({ startsAt, endsAt, allDay }) =>
    [startsAt.slice(0, 16), endsAt.slice(0, 16), ...(allDay ? ['days'] : [])].join(' '),
  );
const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('busy times of a calendar', () => {
  it('have the times of its events, and no other details', () => {
    const [time, ...rest] = timesIn(
      calendar(...event('DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z', 'SUMMARY:Oncology appointment')),
      now,
    );
    expect(rest).toEqual([]);
    expect(time).toEqual({ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T10:00:00.000Z', allDay: false });
  });

  it.each([
    [
      'a known zone',
      'DTSTART;TZID=America/New_York:20261125T190000',
      'DTEND;TZID=America/New_York:20261126T070000',
      [],
    ],
    ['a described zone', 'DTSTART;TZID=Eastern Standard Time:20261125T190000', 'DURATION:PT12H', outlookZone],
    ['UTC', 'DTSTART:20261126T000000Z', 'DTEND:20261126T120000Z', []],
    ['the calendar’s own zone', 'DTSTART:20261125T190000', 'DTEND:20261126T070000', ['X-WR-TIMEZONE:America/New_York']],
  ])('overnight, in %s', (_, start, end, before) => {
    expect(busy(...before, ...event(start, end))).toEqual(['2026-11-26T00:00 2026-11-26T12:00']);
  });

  it('keep their local hour when the clocks change', () => {
    const start = 'DTSTART;TZID=America/New_York:20270308T090000';
    const weekly = event(start, 'DTEND;TZID=America/New_York:20270308T100000', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(busy(...weekly)).toEqual(['2027-03-08T14:00 2027-03-08T15:00', '2027-03-15T13:00 2027-03-15T14:00']);
    const described = event(
      'DTSTART;TZID=Eastern Standard Time:20270308T090000',
      'DTEND;TZID=Eastern Standard Time:20270308T100000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(busy(...outlookZone, ...described)).toEqual(busy(...weekly));
  });

  it('of whole days are days, in no zone', () => {
    expect(busy(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'))).toEqual([
      '2026-12-24T00:00 2026-12-27T00:00 days',
    ]);
    expect(busy(...event('DTSTART;VALUE=DATE:20261224'))).toEqual(['2026-12-24T00:00 2026-12-25T00:00 days']);
  });

  it('exclude exceptions, cancelled, free and moved events, and include moved and added ones', () => {
    const series = event(
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T100000Z',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE:20261202T090000Z',
      'RDATE:20261220T090000Z',
    );
    const moved = event('RECURRENCE-ID:20261203T090000Z', 'DTSTART:20261203T150000Z', 'DTEND:20261203T160000Z');
    const cancelled = event(
      'RECURRENCE-ID:20261204T090000Z',
      'DTSTART:20261204T090000Z',
      'DTEND:20261204T100000Z',
      'STATUS:CANCELLED',
    );
    const free = event('DTSTART:20261210T090000Z', 'DTEND:20261210T100000Z', 'TRANSP:TRANSPARENT');
    expect(busy(...series, ...moved, ...cancelled, ...free.map((line) => line.replace('a@', 'b@')))).toEqual([
      '2026-12-01T09:00 2026-12-01T10:00',
      '2026-12-03T15:00 2026-12-03T16:00',
      '2026-12-05T09:00 2026-12-05T10:00',
      '2026-12-20T09:00 2026-12-20T10:00',
    ]);
  });

  it('are merged when they overlap; days and hours stay apart', () => {
    expect(
      busy(
        ...event('DTSTART:20261201T090000Z', 'DTEND:20261201T110000Z'),
        ...event('DTSTART:20261201T100000Z', 'DTEND:20261201T120000Z'),
        ...event('DTSTART:20261201T120000Z', 'DTEND:20261201T123000Z'),
        ...event('DTSTART;VALUE=DATE:20261201'),
      ),
    ).toEqual(['2026-12-01T00:00 2026-12-02T00:00 days', '2026-12-01T09:00 2026-12-01T12:30']);
  });

  it('end with the window, also for an endless series', () => {
    const daily = busy(...event('DTSTART:20100101T090000Z', 'DTEND:20100101T100000Z', 'RRULE:FREQ=DAILY'));
    expect(daily.length).toBeGreaterThan(limits.feedDaysBack + limits.feedDaysAhead - 2);
    expect(daily.length).toBeLessThan(limits.feedDaysBack + limits.feedDaysAhead + 3);
    expect(busy(...event('DTSTART:20200101T000000Z', 'DTEND:20300101T000000Z'))).toHaveLength(1);
    expect(busy(...event('DTSTART:20261201T090000Z', 'DTEND:20261201T090000Z'))).toEqual([]);
  });

  it('are the next ones when there are too many', () => {
    const hourly = event('DTSTART:20261101T000000Z', 'DTEND:20261101T001000Z', 'RRULE:FREQ=HOURLY');
    const found = timesIn(calendar(...hourly), now);
    expect(found).toHaveLength(limits.busyTimes);
    expect(found[0]?.startsAt).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('an unusable file', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnonsense'],
  ])('is refused: %s', (_, text) => {
    expect(() => timesIn(text, now)).toThrow(notice('calendarNotIcs'));
  });

  it('is abandoned at the time limit', () => {
    const secondly = event('DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY');
    expect(() => timesIn(calendar(...secondly), now, 300)).toThrow(notice('calendarTooLarge'));
    const never = event('DTSTART:20261201T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    try {
      timesIn(calendar(...never), now, 300);
    } catch (error) {
      expect((error as Error).message).toBe(notice('calendarTooLarge'));
    }
  });

  it('is read whole up to the maximum size', () => {
    const words = event(
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T100000Z',
      `DESCRIPTION:${'x'.repeat(60)}`,
      ' and on',
    );
    const count = Math.floor((limits.busyImportBytes * 0.95) / (words.join('\r\n').length + 2));
    const text = calendar(Array.from({ length: count }, () => words.join('\r\n')).join('\r\n'));
    // A busy machine takes several times as long as a function.
    expect(timesIn(text, now, 60_000)).toHaveLength(1);
  });
});

it('busy times are stored in few bytes', () => {
  const minute = 60_000;
  const time = fc
    .record({
      start: fc.integer({ min: 0, max: 60_000_000 }),
      length: fc.integer({ min: 1, max: 600_000 }),
      allDay: fc.boolean(),
    })
    .map(({ start, length, allDay }) => ({
      startsAt: new Date(start * minute).toISOString(),
      endsAt: new Date((start + length) * minute).toISOString(),
      allDay,
    }));
  fc.assert(
    fc.property(fc.array(time, { maxLength: 50 }), (times) => {
      expect(unpackTimes(packTimes(times))).toEqual(times);
      expect(packTimes(times).length).toBeLessThanOrEqual(times.length * 14);
    }),
  );
});
