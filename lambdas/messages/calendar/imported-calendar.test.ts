import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times';

const now = new Date('2026-11-21T12:00:00.000Z');
const owner = { timeZone: 'America/Chicago', email: 'ann@site.test' };
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) =>
  readBusyTimes(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), now, owner);
const starts = (...lines: string[]) => read(...lines).busy.map(({ startsAt }) => startsAt.slice(0, 16));

const describedAs = (tzid: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('a time zone', () => {
  it.each([
    'America/Chicago',
    'US/Central',
    'Central Standard Time',
    'Central Time',
    'Central Time (US & Canada)',
    '"(UTC-06:00) Central Time (US & Canada)"',
    '/freeassociation.sourceforge.net/Tzfile/America/Chicago',
    '/mozilla.org/20050126_1/America/Chicago',
    'CST',
    'An unknown zone name',
  ])('is known as %s', (name) => {
    expect(starts(...event(`DTSTART;TZID=${name}:20261201T190000`, 'DURATION:PT1H'))).toEqual(['2026-12-02T01:00']);
  });

  it('comes from its description when the name is not known', () => {
    const own = event('DTSTART;TZID=Ward:20261201T190000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    expect(starts(...describedAs('Ward'), ...own, 'X-WR-TIMEZONE:Europe/Paris')).toEqual([
      '2026-12-02T01:00',
      '2026-12-03T01:00',
    ]);
  });

  it('defaults to the person’s zone', () => {
    expect(starts(...event('DTSTART:20261201T190000', 'DURATION:PT1H'))).toEqual(['2026-12-02T01:00']);
  });

  it('yields the same times whether the file describes it or not', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(hour, fc.integer({ min: 1, max: 7 }), fc.boolean(), (at, skipped, described) => {
        const zone = described ? describedAs('America/Chicago') : [];
        const series = (...lines: string[]) =>
          starts(
            ...zone,
            ...event(
              `DTSTART;TZID=America/Chicago:20261201T${two(at)}0000`,
              'DURATION:PT1H',
              'RRULE:FREQ=DAILY;COUNT=8',
              ...lines,
            ),
          );
        const utc = new Date(Date.UTC(2026, 11, skipped, at + 6)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
        const local = `EXDATE;TZID=America/Chicago:202612${two(skipped)}T${two(at)}0000`;
        expect(series(`EXDATE:${utc}`)).toEqual(series(local));
        expect(series(local)).toHaveLength(7);
      }),
    );
  });
});

describe('a recurring series', () => {
  const nightly = event(
    'DTSTART;TZID=America/Chicago:20261201T190000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;UNTIL=20261205T010000Z',
  );

  it('ends at the instant of its rule, inclusive', () => {
    expect(starts(...nightly)).toHaveLength(4);
  });

  it('ends where this and all later ones are canceled', () => {
    const rest = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T010000Z',
      'DTSTART:20261203T010000Z',
      'STATUS:CANCELLED',
    );
    expect(starts(...nightly, ...rest)).toEqual(['2026-12-02T01:00']);
  });
});

describe('events that take no time', () => {
  const meeting = ['DTSTART:20261201T190000Z', 'DURATION:PT1H'];
  it.each([
    [
      'declined by the person',
      ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@site.test', 'ATTENDEE;PARTSTAT=DECLINED:mailto:Ann@site.test'],
      0,
    ],
    ['declined by the only guest', ['ATTENDEE;PARTSTAT=DECLINED:mailto:x@site.test'], 0],
    [
      'declined by another guest',
      ['ATTENDEE;PARTSTAT=DECLINED:mailto:b@site.test', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@site.test'],
      1,
    ],
  ])('%s', (_, guests, count) => {
    expect(starts(...event(...meeting, ...guests))).toHaveLength(count);
  });

  it('include all of a calendar that cancels', () => {
    expect(read('METHOD:CANCEL', ...event(...meeting))).toMatchObject({ busy: [], events: 1, leftOut: [] });
  });
});

describe('an invalid event', () => {
  it('does not affect others, and is counted', () => {
    const good = event('DTSTART:20261201T190000Z', 'DURATION:PT1H');
    expect(
      read(...event('DURATION:PT1H'), ...good, ...event('DTSTART:20261202T190000Z', 'RRULE:FREQ=OFTEN')),
    ).toMatchObject({
      events: 1,
      leftOut: [
        { reason: 'badRule', count: 1 },
        { reason: 'noStart', count: 1 },
      ],
    });
  });

  it('is no reason to reject a calendar without events', () => {
    expect(read()).toEqual({ busy: [], events: 0, leftOut: [] });
  });
});
