import { limits } from '@shared/limits';
import { formatSlot } from '@shared/text/formats';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { interviewCalendar, type CalendarInterview } from '../../notifications/interview-invite';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { callWindow, overAt, type InterviewItem } from '../../store/hiring/interviews/interview-item';
import { createCallServers } from './call-servers-gateway';
import { following } from '../../store/hiring/interviews/interview-writes';
import { slotsAhead } from './interview-rules';
import type { RemindDeps } from './ports';
import type { DueReminder } from '../../store/hiring/interviews/ports';
import { remindDueInterviews } from './remind-due-interviews';
import { nextReminder } from '../../store/hiring/interviews/reminder-writes';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutesFromNow = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();
const slot = (minutes: number) => ({ startsAt: minutesFromNow(minutes), endsAt: minutesFromNow(minutes + 30) });

const interview = (fields: Partial<InterviewItem> = {}): InterviewItem => ({
  interviewId: `int_${'0'.repeat(26)}`,
  applicationId: `app_${'0'.repeat(26)}`,
  jobId: `job_${'0'.repeat(26)}`,
  organizationId: `org_${'0'.repeat(26)}`,
  jobTitle: 'Ward nurse',
  professionalId: 'pro',
  organizerId: 'organizer',
  interviewerIds: [],
  type: 'video',
  place: '',
  meeting: null,
  note: '',
  timeZone: 'America/New_York',
  status: 'proposed',
  slots: [slot(100), slot(200)],
  proposedBy: 'employer',
  startsAt: null,
  endsAt: null,
  reason: '',
  sequence: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 1,
  change: 'proposed',
  changedBy: 'organizer',
  leftOut: [],
  closedWithApplication: false,
  closedWithJob: false,
  selfScheduling: null,
  ...fields,
});

describe('interview times', () => {
  it('are in the future, normalized, soonest first', () => {
    const [late, soon] = [{ startsAt: '2026-11-22T12:00:00Z', endsAt: '2026-11-22T12:30:00Z' }, slot(5)];
    expect(slotsAhead([late, soon], now)).toEqual([
      soon,
      { startsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T12:30:00.000Z' },
    ]);
    expect(() => slotsAhead([soon, slot(0)], now, 'interview.slots')).toThrow(
      expect.objectContaining({ extras: { fields: { 'interview.slots.1.startsAt': expect.any(String) } } }),
    );
  });

  it('put an interview in the past at its last end time, or at its cancellation', () => {
    expect(overAt(interview())).toBe(minutesFromNow(230));
    const accepted = { status: 'accepted', ...slot(50) } as const;
    expect(overAt(interview(accepted))).toBe(minutesFromNow(80));
    expect(overAt(interview({ ...accepted, status: 'proposed' }))).toBe(minutesFromNow(230));
    expect(overAt(interview({ ...accepted, status: 'cancelled', updatedAt: minutesFromNow(10) }))).toBe(
      minutesFromNow(10),
    );
    expect(overAt(interview({ ...accepted, status: 'completed', updatedAt: minutesFromNow(500) }))).toBe(
      minutesFromNow(80),
    );
  });

  it('open a room before the start until after the end, unless canceled', () => {
    const time = slot(100);
    for (const status of ['accepted', 'proposed'] as const) {
      expect(callWindow(interview({ status, ...time }))).toEqual({
        opensAt: minutesFromNow(100 - limits.callOpensMinutes),
        closesAt: minutesFromNow(130 + limits.callClosesMinutes),
      });
    }
    expect(callWindow(interview())).toBeNull();
    expect(callWindow(interview({ status: 'cancelled', ...time }))).toBeNull();
    expect(callWindow(interview({ status: 'accepted', type: 'phone', ...time }))).toBeNull();
  });

  it('are formatted in the zone, with daylight saving time', () => {
    const at = (startsAt: string, endsAt: string) => formatSlot({ startsAt, endsAt }, 'America/New_York', 'en');
    expect(at('2027-03-12T15:00:00.000Z', '2027-03-12T15:30:00.000Z')).toBe('Fri, Mar 12, 2027, 10:00 - 10:30 AM EST');
    expect(at('2027-03-15T15:00:00.000Z', '2027-03-15T16:30:00.000Z')).toBe(
      'Mon, Mar 15, 2027, 11:00 AM - 12:30 PM EDT',
    );
  });
});

describe('invitation sequence numbers', () => {
  it('increase with each invitation sent, and only then', () => {
    const other = following(interview(), now, { slots: [slot(300)], change: 'rescheduled', changedBy: 'x' });
    expect([other.sequence, other.version]).toEqual([0, 2]);
    const accepted = following(other, now, { ...slot(300), status: 'accepted', change: 'accepted', changedBy: 'pro' });
    expect(accepted.sequence).toBe(1);
    const moved = following(accepted, now, { status: 'proposed', change: 'suggested', changedBy: 'pro' });
    expect(moved.sequence).toBe(2);
    expect(following(moved, now, { status: 'cancelled', change: 'cancelled', changedBy: 'pro' }).sequence).toBe(3);
    expect(following(accepted, now, { status: 'completed', change: 'completed', changedBy: 'x' }).sequence).toBe(1);
    const never = following(interview(), now, { status: 'cancelled', change: 'cancelled', changedBy: 'pro' });
    expect(never.sequence).toBe(0);
  });
});

describe('a calendar invitation', () => {
  const entry: CalendarInterview = {
    ...interview(),
    ...slot(100),
    organization: 'Harbor',
    organizer: 'Ada Admin',
    sequence: 3,
    state: 'confirmed',
    url: 'https://site.test/interviews?interview=int_1',
  };
  const made = (fields: Partial<CalendarInterview> = {}) =>
    interviewCalendar(
      { ...entry, ...fields },
      { from: 'no-reply@site.test', attendees: [{ name: 'Nora Nurse', email: 'nora@example.test' }], language: 'en' },
    );
  const eventIn = (content: string) =>
    new ICAL.Event(new ICAL.Component(ICAL.parse(content) as unknown[]).getFirstSubcomponent('vevent')!);

  it('requests a calendar entry, or cancels it', () => {
    const { method, content } = made();
    expect(method).toBe('REQUEST');
    expect(content).toContain('\r\nMETHOD:REQUEST\r\n');
    expect(content).not.toContain('VALARM');
    const event = eventIn(content);
    expect(event.startDate.toJSDate().toISOString()).toBe(slot(100).startsAt);
    expect(event.sequence).toBe(3);
    expect(event.organizer).toMatch(/^mailto:no-reply@site.test$/i);
    expect(event.attendees.map((it) => String(it.getFirstValue()).toLowerCase())).toEqual(['mailto:nora@example.test']);
    expect(made({ state: 'cancelled' })).toMatchObject({ method: 'CANCEL' });
    expect(made({ state: 'cancelled' }).content).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(made({ state: 'tentative' })).toMatchObject({ method: 'REQUEST' });
  });

  it('escapes typed text in its properties', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
        const nasty = `${typed}\r\nEND:VEVENT\r\nATTACH:https://evil.example`;
        const fields = { jobTitle: nasty, organization: nasty, organizer: nasty, place: nasty, note: nasty };
        const calendar = new ICAL.Component(ICAL.parse(made({ ...fields, type: 'phone' }).content) as unknown[]);
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(calendar.getFirstSubcomponent('vevent')!.getFirstProperty('attach')).toBeNull();
      }),
    );
  });
});

describe('reminders', () => {
  const due = (startsIn: number): DueReminder => ({
    interviewId: `int_${startsIn}`,
    startsAt: minutesFromNow(startsIn),
    dueAt: now.toISOString(),
    remindedMinutes: null,
    choice: false,
  });
  const run = async (
    reminders: DueReminder[],
    reschedule: RemindDeps['reminders']['reschedule'] = async () => undefined,
  ) => {
    const said: { minutes: number | null; nextAt: string | null }[] = [];
    const deps: RemindDeps = {
      reminders: {
        page: async () => ({ due: reminders, next: null }),
        reschedule: async (it, what) => {
          await reschedule(it, what);
          said.push(what);
        },
      },
      clock: { now: () => now },
    };
    return { result: await remindDueInterviews(deps, () => true), said };
  };

  it('to pick a time are sent once, unless the range is over', async () => {
    const { result, said } = await run([
      { ...due(3000), choice: true },
      { ...due(-10), choice: true },
    ]);
    expect(result).toMatchObject({ reminded: 1, passed: 1 });
    expect(said).toEqual([
      { minutes: 3000, nextAt: null },
      { minutes: null, nextAt: null },
    ]);
  });

  it('are sent a day and an hour before; a late run sends only the last one', async () => {
    const { said } = await run([due(1440), due(700), due(60), due(20)]);
    expect(said).toEqual([
      { minutes: 1440, nextAt: minutesFromNow(1380) },
      { minutes: 1440, nextAt: minutesFromNow(640) },
      { minutes: 60, nextAt: null },
      { minutes: 60, nextAt: null },
    ]);
  });

  it('are skipped once the interview has begun', async () => {
    const { said, result } = await run([due(0), due(-30)]);
    expect(said.map(({ minutes }) => minutes)).toEqual([null, null]);
    expect(result).toMatchObject({ reminded: 0, passed: 2 });
  });

  it('are skipped when another run or the participants moved them', async () => {
    const { result } = await run([due(60)], async () => {
      throw new ConcurrentModificationError();
    });
    expect(result).toEqual({ reminded: 0, passed: 0, taken: 1, failed: 0 });
  });

  it('are only those still in the future', () => {
    expect(nextReminder(minutesFromNow(2000), now.toISOString())).toBe(minutesFromNow(560));
    expect(nextReminder(minutesFromNow(600), now.toISOString())).toBe(minutesFromNow(540));
    expect(nextReminder(minutesFromNow(30), now.toISOString())).toBeNull();
  });
});

describe('call servers', () => {
  const until = '2026-11-21T15:00:00.000Z';
  const urls = { stunUrls: 'stun:a.test:3478, stun:b.test:3478', turnUrls: 'turn:c.test:3478' };

  it('get credentials that expire with the call', async () => {
    const servers = createCallServers({ ...urls, turnSecret: async () => 'shared' });
    const username = `${Date.parse(until) / 1000}:pro`;
    expect(await servers.for('pro', until)).toEqual([
      { urls: ['stun:a.test:3478', 'stun:b.test:3478'] },
      {
        urls: ['turn:c.test:3478'],
        username,
        credential: createHmac('sha1', 'shared').update(username).digest('base64'),
      },
    ]);
  });

  it('are empty when the stage has none', async () => {
    const none = createCallServers({ stunUrls: '', turnUrls: '', turnSecret: null });
    expect(await none.for('pro', until)).toEqual([]);
  });
});
