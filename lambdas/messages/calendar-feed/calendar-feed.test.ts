import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@shared/work/model/booking';
import { bookingWith, ids } from '../../store/work/shifts/shifts.fake';
import { feedToken, parseFeedToken } from '../../store/messages/calendar/feed-token';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { StoredScheduleItem } from '../../store/messages/calendar/schedule-items';
import { interviewUid } from '../../notifications/interview-invite';
import { feedDocument } from './feed-document';
import type { FeedDeps } from './ports';
import { readFeed } from './read-feed';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const hash = keyedHash(async () => Buffer.from('key'));
const item = (fields: Partial<StoredScheduleItem> = {}): StoredScheduleItem => ({
  scheduleItemId: `sch_${'0'.repeat(26)}`,
  type: 'shift',
  title: 'Night shift',
  facility: 'Lakeshore',
  date: '2026-11-20',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'America/New_York',
  rateCents: 95_00,
  currency: 'USD',
  location: 'Boston, MA',
  status: 'confirmed',
  notes: '',
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-11-21T12:00:00.000Z',
  durationMinutes: 720,
  version: 1,
  updatedAt: '2026-11-19T08:00:00.000Z',
  ...fields,
});
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
const english = { siteUrl: 'https://site.test', language: 'en', now: new Date('2026-11-26T12:00:00.000Z') } as const;
const document = (...items: StoredScheduleItem[]) =>
  feedDocument({ items, interviews: [], firstDays: [], bookings: [] }, english);

describe('a calendar feed', () => {
  it('has time and place, and no pay', () => {
    const text = document(item({ notes: 'South entrance.' }));
    const [event] = eventsIn(text);
    expect(event?.uid).toBe(`sch_${'0'.repeat(26)}@wardline.example`);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-21T12:00:00.000Z');
    expect([event?.summary, event?.location, event?.description, event?.sequence]).toEqual([
      'Night shift',
      'Lakeshore, Boston, MA',
      'South entrance.',
      0,
    ]);
    expect(text).not.toContain('95');
    expect(text).toContain('\r\nSTATUS:CONFIRMED\r\n');
    expect(document(item({ status: 'pending' }))).toContain('\r\nSTATUS:TENTATIVE\r\n');
  });

  it('has the same ID and a higher sequence number for a changed entry', () => {
    const [before] = eventsIn(document(item()));
    const [after] = eventsIn(document(item({ version: 4, title: 'Day shift' })));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe(3);
  });

  it('escapes typed text within its property', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nACTION:AUDIO',
        'x\nATTACH:https://evil.example',
        'x\rSUMMARY:other',
        'x\u2028END:VCALENDAR',
        'x\u0085END:VCALENDAR',
        'a;b,c\\n d:"e"',
        '\u0000\u0007\u001b',
        '\ud800 alone',
        'ä'.repeat(120),
        '😀'.repeat(60),
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, nasty, (title, location, notes) => {
        const text = document(item({ title: title || 'x', location, notes }), item({ title: 'Second' }));
        const lines = text.split(/\r\n(?! )/);
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
        expect(lines.filter((line) => /^(ATTACH|BEGIN:VALARM|ACTION)/.test(line))).toEqual([]);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const events = eventsIn(text);
        expect(events).toHaveLength(2);
        expect(events[1]?.summary).toBe('Second');
      }),
      { numRuns: 300 },
    );
  });

  it('has interviews under the ID of their invitations, tentative while another time is being found', () => {
    const interview = {
      interviewId: `int_${'0'.repeat(26)}`,
      jobId: `job_${'0'.repeat(26)}`,
      organizationId: `org_${'0'.repeat(26)}`,
      jobTitle: 'Ward nurse',
      organization: 'Harbor',
      type: 'video',
      place: '',
      timeZone: 'America/New_York',
      startsAt: '2026-11-24T15:00:00.000Z',
      endsAt: '2026-11-24T15:30:00.000Z',
      settled: false,
      sequence: 2,
      updatedAt: '2026-11-21T12:00:00.000Z',
    } as const;
    const text = feedDocument({ items: [], interviews: [interview], firstDays: [], bookings: [] }, english);
    const [event] = eventsIn(text);
    expect([event?.uid, event?.summary, event?.sequence]).toEqual([
      interviewUid(interview.interviewId),
      'Interview: Ward nurse, Harbor',
      2,
    ]);
    expect(text).toContain('\r\nSTATUS:TENTATIVE\r\n');
  });

  it('has the first day of a hire for the whole day, which blocks no time', () => {
    const hired = {
      placementId: `plc_${'0'.repeat(26)}`,
      day: '2026-12-14',
      jobTitle: 'Ward nurse',
      organization: 'Harbor',
      location: 'Tampa, FL',
      hiredAt: '2026-11-21T12:00:00.000Z',
    };
    const text = feedDocument({ items: [], interviews: [], firstDays: [hired], bookings: [] }, english);
    expect(eventsIn(text).map(({ summary, location }) => [summary, location])).toEqual([
      ['First day: Ward nurse, Harbor', 'Tampa, FL'],
    ]);
    for (const line of ['DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261215', 'TRANSP:TRANSPARENT'])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  describe('of bookings', () => {
    const shift = { unit: 'ICU', location: 'Lakeshore', timeZone: 'America/Chicago' };
    const night = (fields: Partial<Booking> = {}) => ({ booking: bookingWith('pro', fields), shift });
    const booked = (...fields: Partial<Booking>[]) =>
      feedDocument({ items: [], interviews: [], firstDays: [], bookings: fields.map(night) }, english);

    it('has them in the location’s time zone, without colleagues and pay', () => {
      const text = booked({ status: 'confirmed', version: 3 });
      const [event] = eventsIn(text);
      expect([event?.uid, event?.summary, event?.location, event?.sequence]).toEqual([
        `${ids.shiftId}@wardline.example`,
        'ICU, Lakeshore (Wardline)',
        'Lakeshore',
        3,
      ]);
      expect(event?.startDate.toJSDate().toISOString()).toBe(night().booking.startsAt);
      for (const line of [
        'DTSTART;TZID=America/Chicago:20261203T190000',
        'DTEND;TZID=America/Chicago:20261204T070000',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'TZID:America/Chicago',
        'DTSTART:20270314T020000',
      ]) {
        expect(text).toContain(`\r\n${line}\r\n`);
      }
    });

    it('are tentative while requested, kept as canceled for a month, then removed', () => {
      const requested = booked({ status: 'requested', how: 'request' });
      expect(requested).toContain('\r\nSTATUS:TENTATIVE\r\n');
      expect(requested).toContain('\r\nTRANSP:TRANSPARENT\r\n');
      const canceled = { status: 'canceled_by_facility', updatedAt: '2026-11-20T09:00:00.000Z' } as const;
      expect(booked(canceled)).toContain('\r\nSTATUS:CANCELLED\r\n');
      expect(eventsIn(booked({ ...canceled, updatedAt: '2026-10-20T09:00:00.000Z' }))).toEqual([]);
    });

    it('leave out offers to be a backup', () => {
      const lapsed = { how: 'backup', status: 'lapsed' } as const;
      expect(eventsIn(booked({ how: 'backup', status: 'backup' }, lapsed))).toEqual([]);
    });
  });

  it('of nothing is a valid calendar', () => {
    expect(eventsIn(document())).toEqual([]);
  });
});

describe('the address of a feed', () => {
  const world = (generation: number | null): FeedDeps => ({
    feeds: {
      settings: async () => (generation === null ? null : { generation, language: 'es' }),
      items: async () => [item()],
      interviews: async () => [],
      firstDays: async () => [],
      bookings: async () => [],
    },
    hash,
    clock: { now: () => new Date('2026-11-21T12:00:00.000Z') },
    siteUrl: 'https://site.test',
  });

  it('opens only its own calendar', async () => {
    const token = await feedToken(hash, { userId, generation: 3 });
    expect(await parseFeedToken(hash, token)).toEqual({ userId, generation: 3 });
    const feed = await readFeed(world(3), token);
    expect(feed).toContain('Night shift');
    expect(feed).toContain('//ES\r\n');
  });

  it('opens nothing after it was replaced or turned off', async () => {
    const token = await feedToken(hash, { userId, generation: 3 });
    expect(await readFeed(world(4), token)).toBeNull();
    expect(await readFeed(world(null), token)).toBeNull();
  });

  it('cannot be forged', async () => {
    const token = await feedToken(hash, { userId, generation: 3 });
    const other = keyedHash(async () => Buffer.from('other'));
    const forged = [
      '',
      'x',
      token.replace('.3.', '.4.'),
      token.replace(userId, '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11'),
      token.replace('.ics', ''),
      `${token}.ics`,
      `${userId}.3.${'A'.repeat(43)}.ics`,
      await feedToken(other, { userId, generation: 3 }),
    ];
    for (const it of forged) expect(await readFeed(world(3), it), it).toBeNull();
  });
});
