import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times';

const now = new Date('2026-10-20T12:00:00.000Z');
const owner = { timeZone: 'America/Chicago', email: '' };
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) =>
  readBusyTimes(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), now, owner);
const busy = (...lines: string[]) =>
  read(...lines).busy.map(
    ({ startsAt, endsAt, allDay }) => `${startsAt.slice(0, 16)}/${endsAt.slice(0, 16)}${allDay ? ' days' : ''}`,
  );
const leftOut = (...lines: string[]) => read(...lines).leftOut.map(({ reason }) => reason);
const chicago = ';TZID=America/Chicago:';
const nights = (...lines: string[]) =>
  event(`DTSTART${chicago}20261201T190000`, `DTEND${chicago}20261201T230000`, 'RRULE:FREQ=DAILY;COUNT=4', ...lines);

describe('a change of this and all later ones', () => {
  const rest = (...lines: string[]) => event('RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261203', ...lines);

  it('shifts the later ones by the same amount when it is identified by its day', () => {
    const later = rest(`DTSTART${chicago}20261203T200000`, `DTEND${chicago}20261203T210000`);
    expect(busy(...nights(), ...later)).toEqual([
      '2026-12-02T01:00/2026-12-02T05:00',
      '2026-12-03T01:00/2026-12-03T05:00',
      '2026-12-04T02:00/2026-12-04T03:00',
      '2026-12-05T02:00/2026-12-05T03:00',
    ]);
  });

  it('can turn them into whole days, and vice versa', () => {
    expect(busy(...nights(), ...rest('DTSTART;VALUE=DATE:20261204'))).toEqual([
      '2026-12-02T01:00/2026-12-02T05:00',
      '2026-12-03T01:00/2026-12-03T05:00',
      '2026-12-04T00:00/2026-12-06T00:00 days',
    ]);
    const days = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=4');
    expect(busy(...days, ...rest(`DTSTART${chicago}20261203T190000`, 'DURATION:PT2H'))).toEqual([
      '2026-12-01T00:00/2026-12-03T00:00 days',
      '2026-12-04T01:00/2026-12-04T03:00',
      '2026-12-05T01:00/2026-12-05T03:00',
    ]);
  });
});

describe('when the clocks change', () => {
  // Chicago changes back on November 1, 2026, at 2 AM.
  it('a weekly night ends by the local clock', () => {
    const weekly = event(
      `DTSTART${chicago}20261024T190000`,
      `DTEND${chicago}20261025T070000`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(busy(...weekly)).toEqual(['2026-10-25T00:00/2026-10-25T12:00', '2026-11-01T00:00/2026-11-01T13:00']);
  });

  it('days of a duration follow the clock, and hours are fixed', () => {
    const from = `DTSTART${chicago}20261031T190000`;
    expect(busy(...event(from, 'DURATION:P1D'))).toEqual(['2026-11-01T00:00/2026-11-02T01:00']);
    expect(busy(...event(from, 'DURATION:P1DT1H'))).toEqual(['2026-11-01T00:00/2026-11-02T02:00']);
    expect(busy(...event(from, 'DURATION:PT12H'))).toEqual(['2026-11-01T00:00/2026-11-01T12:00']);
  });

  it('a time without a zone is in the person’s zone, and a whole day is a day', () => {
    expect(busy(...event('DTSTART:20261031T190000', 'DTEND:20261101T070000'))).toEqual([
      '2026-11-01T00:00/2026-11-01T13:00',
    ]);
    expect(busy(...event('DTSTART:20261101T013000', 'DTEND:20261101T020000'))).toEqual([
      '2026-11-01T06:30/2026-11-01T08:00',
    ]);
    expect(busy(...event('DTSTART;VALUE=DATE:20261101'))).toEqual(['2026-11-01T00:00/2026-11-02T00:00 days']);
  });

  it('a repeated hour means the first one, also in a zone that the file describes', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Ward', 'BEGIN:DAYLIGHT', 'DTSTART:20260308T020000'],
      ...['TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:20261101T020000'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const from = (at: string) => busy(...zone, ...event(`DTSTART;TZID=Ward:${at}`, 'DURATION:PT15M'));
    expect(from('20261101T013000')).toEqual(['2026-11-01T06:30/2026-11-01T06:45']);
    expect(from('20261101T003000')).toEqual(['2026-11-01T05:30/2026-11-01T05:45']);
    expect(from('20261101T023000')).toEqual(['2026-11-01T08:30/2026-11-01T08:45']);
  });

  it('a time that the clock skips keeps its duration', () => {
    const spring = event(`DTSTART${chicago}20270314T023000`, `DTEND${chicago}20270314T033000`);
    expect(busy(...spring)).toEqual(['2027-03-14T08:30/2027-03-14T09:30']);
  });
});

describe('a whole day in a series of times', () => {
  it('is added at the time of the series, and removes all of its day', () => {
    expect(busy(...nights('RDATE;VALUE=DATE:20261210', 'EXDATE;VALUE=DATE:20261202'))).toEqual([
      '2026-12-02T01:00/2026-12-02T05:00',
      '2026-12-04T01:00/2026-12-04T05:00',
      '2026-12-05T01:00/2026-12-05T05:00',
      '2026-12-11T01:00/2026-12-11T05:00',
    ]);
  });
});

describe('an event time', () => {
  const expected = ['2026-12-02T01:00/2026-12-02T02:00'];
  it('can be in a zone whose name has a colon, without quotes', () => {
    const start = 'DTSTART;TZID=(UTC-06:00) Central Time (US & Canada):20261201T190000';
    expect(busy(...event(start, 'DURATION:PT1H'))).toEqual(expected);
  });

  it('is a day when it has no hours, also without a mark', () => {
    expect(busy(...event('DTSTART:20261201'))).toEqual(['2026-12-01T00:00/2026-12-02T00:00 days']);
  });

  it('uses the zone that its free/busy line names', () => {
    const line = 'FREEBUSY;TZID=America/Chicago:20261201T190000/20261201T200000';
    expect(busy('BEGIN:VFREEBUSY', line, 'END:VFREEBUSY')).toEqual(expected);
  });
});

describe('an unreadable line', () => {
  const start = `DTSTART${chicago}20261201T190000`;
  it.each([
    ['noStart', ['DTSTART:soon', 'RRULE:FREQ=DAILY;COUNT=2']],
    ['noStart', ['DTSTART:']],
    ['noStart', ['DTSTART:2026-12-01']],
    ['noStart', ['DTSTART:20261201T1900Z']],
    ['noStart', ['DTSTART:20260230T100000Z', 'DURATION:PT1H']],
    ['noStart', ['DTSTART:20261301T100000Z', 'DURATION:PT1H']],
    ['noStart', ['DTSTART;TZID:20261201T190000']],
    ['noStart', ['DTSTART:soon', 'RRULE:FREQ=OFTEN']],
    ['noStart', ['DTEND:20261201T190000Z']],
    ['badTime', [start, 'DTEND:later']],
    ['badTime', [start, 'DURATION:long']],
    ['badTime', [start, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:never']],
    ['badRule', [start, 'RRULE:FREQ=OFTEN']],
    ['badRule', [start, 'RRULE:FREQ=DAILY;COUNT=x']],
  ])('is counted as %s: %j', (reason, lines) => {
    expect(leftOut(...event(...lines))).toEqual([reason]);
  });

  it('is not counted as an event within a zone', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ward',
      'BEGIN:STANDARD',
      'RRULE:FREQ=OFTEN',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(read(...zone, ...event(start, 'DURATION:PT1H'))).toMatchObject({ events: 1, leftOut: [] });
  });

  it('is ignored where it does not affect the time', () => {
    expect(read(...event(start, 'DURATION:PT1H', 'ATTENDEE;X'))).toMatchObject({ events: 1, leftOut: [] });
  });
});
