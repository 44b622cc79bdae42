import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { CalendarFirstDay, CalendarInterview, ScheduleItem, Task } from '@shared/messages/model/calendar';
import { limits } from '@shared/limits';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts, useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { bookedShift, type BookedShift, type ShownWindow } from './booked-shifts';
import { calendarEntries, entryName } from './calendar-entries';
import { keyOfEvent, monthMetrics, tasksInOrder, upcomingEvents } from './calendar-metrics';
import { formatDuration, formatSlot, formatSlotThere, partTimes, slotTimes } from './calendar-labels';
import { newEvent } from './entries/event-form';
import { lastDayOf, monthOf, windowOf } from './month';

const item = (fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  scheduleItemId: 'sch_1',
  type: 'shift',
  title: 'Night shift',
  facility: '',
  date: '2026-11-20',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'UTC',
  rateCents: null,
  currency: 'USD',
  location: '',
  status: 'confirmed',
  notes: '',
  startsAt: '2026-11-20T19:00:00.000Z',
  endsAt: '2026-11-21T07:00:00.000Z',
  durationMinutes: 720,
  version: 1,
  ...fields,
});
const task = (fields: Partial<Task> = {}): Task => ({
  taskId: 'tsk_1',
  title: 'Renew ACLS',
  description: '',
  dueDate: '2026-11-23',
  priority: 'medium',
  status: 'pending',
  category: 'education',
  version: 1,
  updatedAt: '2026-11-19T08:00:00.000Z',
  ...fields,
});
const windowWith = (parts: Partial<ShownWindow>): ShownWindow => ({
  items: [],
  tasks: [],
  busy: [],
  interviews: [],
  firstDays: [],
  ...parts,
});
const interview = (fields: Partial<CalendarInterview> = {}): CalendarInterview => ({
  interviewId: 'int_1',
  jobTitle: 'Ward nurse',
  organization: 'Harbor',
  type: 'video',
  place: '',
  timeZone: 'America/New_York',
  startsAt: '2026-11-22T15:00:00.000Z',
  endsAt: '2026-11-22T15:30:00.000Z',
  settled: true,
  ...fields,
});
const booking = (fields: Partial<BookedShift> = {}): BookedShift => ({
  ...{ shiftId: 'shf_1', title: 'ICU', location: 'Lakeshore Main', timeZone: 'America/Chicago', agreed: true },
  startsAt: '2026-11-24T01:00:00.000Z',
  endsAt: '2026-11-24T13:00:00.000Z',
  ...fields,
});
let t: TFunction<'calendar'>;

beforeAll(async () => {
  await loadTexts('calendar');
  t = renderHook(() => useTranslation('calendar')).result.current.t;
});

describe('calendar contents', () => {
  it('are entries, dated tasks, and busy times without details', () => {
    const entries = calendarEntries(
      windowWith({
        items: [item()],
        interviews: [interview()],
        tasks: [task(), task({ taskId: 'tsk_2', dueDate: null })],
        busy: [
          { startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-11-24T10:00:00.000Z', allDay: false },
          { startsAt: '2026-11-26T00:00:00.000Z', endsAt: '2026-11-28T00:00:00.000Z', allDay: true },
        ],
      }),
      t,
      'UTC',
    );
    expect(entries.map(({ kind, start, end, allDay }) => [kind, start, end, allDay])).toEqual([
      ['shift', '2026-11-20T19:00:00.000Z', '2026-11-21T07:00:00.000Z', false],
      ['interview', '2026-11-22T15:00:00.000Z', '2026-11-22T15:30:00.000Z', false],
      ['task', '2026-11-23', '2026-11-23', true],
      ['busy', '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z', false],
      ['busy', '2026-11-26', '2026-11-28', true],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('show the other zone’s time in a title where the clocks differ', () => {
    const window = windowWith({ items: [item()], interviews: [interview()] });
    const titles = (zone: string) => calendarEntries(window, t, zone).map(({ title }) => title);
    expect(titles('UTC')).toEqual(['Night shift', 'Ward nurse, Harbor (10:00 AM EST)']);
    expect(titles('America/New_York')).toEqual(['Night shift (7:00 PM UTC)', 'Ward nurse, Harbor']);
  });

  it('are loaded a month at a time, with the weeks around it, within the limit', () => {
    expect(windowOf('2026-11')).toEqual({ from: '2026-10-25', to: '2026-12-07' });
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (months) => {
        const month = monthOf(new Date(Date.UTC(2000, months, 1)).toISOString());
        const { from, to } = windowOf(month);
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
        expect(days).toBeLessThan(limits.calendarWindowDays);
        // A month can span six weeks starting on a Sunday.
        expect(days).toBeGreaterThanOrEqual(41);
      }),
    );
  });
});

describe('booked shifts', () => {
  const titlesIn = (booked: BookedShift[], zone: string) =>
    calendarEntries(windowWith({ booked }), t, zone).map(({ kind, title, agreed }) => [kind, title, agreed]);

  it('are calendar shifts, and unconfirmed requests', () => {
    expect(titlesIn([booking(), booking({ shiftId: 'shf_2', agreed: false })], 'America/Chicago')).toEqual([
      ['shift', 'ICU, Lakeshore Main', true],
      ['shift', 'ICU, Lakeshore Main', false],
    ]);
  });

  it('count once they are confirmed, with their hours', () => {
    const booked = [booking(), booking({ agreed: false }), booking({ startsAt: '2026-12-23T01:00:00.000Z' })];
    const metrics = monthMetrics(windowWith({ items: [item()], booked }), '2026-11');
    expect(metrics).toMatchObject({ shift: 2, minutes: 1440 });
  });

  it('exclude ended ones', () => {
    const shown = (status: BookingStatus) => bookedShift(ownBookingOf(shiftOf(1), { status })).length;
    expect(shown('confirmed')).toBe(1);
    expect(shown('requested')).toBe(1);
    expect(shown('approved')).toBe(1);
    expect(shown('canceled_by_facility')).toBe(0);
    expect(shown('declined')).toBe(0);
  });
});

describe('metrics of a month', () => {
  it('count what starts in it, and its shift hours', () => {
    const month = monthOf(today(new Date('2026-11-20T19:00:00.000Z')));
    const metrics = monthMetrics(
      windowWith({
        items: [
          item(),
          item({ type: 'interview', durationMinutes: 45 }),
          item({ startsAt: '2026-12-20T19:00:00.000Z' }),
        ],
        tasks: [task(), task({ status: 'completed' }), task({ dueDate: '2026-12-01' }), task({ dueDate: null })],
      }),
      month,
    );
    expect(metrics).toEqual({ shift: 1, interview: 1, training: 0, meeting: 0, minutes: 720, tasksDue: 1 });
  });

  it('upcoming entries include the current ones, five at most', () => {
    const items = Array.from({ length: 9 }, (_, index) =>
      item({ scheduleItemId: `sch_${index}`, endsAt: `2026-11-2${index}T07:00:00.000Z` }),
    );
    const at = new Date('2026-11-22T06:00:00.000Z');
    const idsOf = (window: ShownWindow) => upcomingEvents(window, at).map(keyOfEvent);
    expect(idsOf(windowWith({ items }))).toEqual(['sch_2', 'sch_3', 'sch_4', 'sch_5', 'sch_6']);
    const soon = { startsAt: '2026-11-20T20:00:00.000Z' };
    expect(idsOf(windowWith({ items: [items[2]!], interviews: [interview(soon)] }))).toEqual(['sch_2', 'int_1']);
    const booked = [booking(), booking({ shiftId: 'shf_2', agreed: false })];
    expect(idsOf(windowWith({ items: [items[2]!], booked }))).toEqual(['sch_2', 'shf_1']);
  });

  it('upcoming entries include a first day until it is over, ahead of what has a time', () => {
    const firstDay: CalendarFirstDay = {
      placementId: 'plc_1',
      day: '2026-11-20',
      jobTitle: 'Ward nurse',
      organization: 'Harbor',
      location: 'Tampa, FL',
    };
    const shown = windowWith({ items: [item()], firstDays: [firstDay] });
    const keysAt = (now: string) => upcomingEvents(shown, new Date(now)).map(keyOfEvent);
    expect(keysAt('2026-11-20T18:00:00.000Z')).toEqual(['plc_1', 'sch_1']);
    expect(keysAt('2026-11-21T06:30:00.000Z')).toEqual(['sch_1']);
    expect(calendarEntries(shown, t, 'UTC').map((entry) => entryName(entry, t, 'UTC'))).toContain(
      'First day: Ward nurse, Harbor, Tampa, FL, Nov 20, 2026',
    );
  });

  it('tasks are sorted by urgency', () => {
    const order = tasksInOrder([
      task({ taskId: 'done', status: 'completed', dueDate: '2026-01-01' }),
      task({ taskId: 'undated', dueDate: null, priority: 'high' }),
      task({ taskId: 'low', priority: 'low' }),
      task({ taskId: 'high', priority: 'high' }),
      task({ taskId: 'late', dueDate: '2026-11-01', priority: 'low' }),
    ]);
    expect(order.map(({ taskId }) => taskId)).toEqual(['late', 'high', 'low', 'undated', 'done']);
  });
});

describe('calendar texts', () => {
  it('say when a night ends, and durations', () => {
    expect(formatSlot(item(), t, 'UTC')).toBe('Fri, Nov 20, 7:00 PM to Sat, Nov 21, 7:00 AM');
    const short = item({ endsAt: '2026-11-20T20:30:00.000Z' });
    expect(formatSlot(short, t, 'UTC')).toBe('Fri, Nov 20, 7:00 PM to 8:30 PM');
    expect([45, 60, 450, 0].map((minutes) => formatDuration(minutes, t))).toEqual([
      '45 min',
      '1 hr',
      '7 hr 30 min',
      '0 min',
    ]);
  });

  it('use the reader’s clock, and the place’s where it differs', () => {
    const night = item({ timeZone: 'America/New_York' });
    expect(formatSlot(night, t, 'America/Chicago')).toBe('Fri, Nov 20, 1:00 PM to Sat, Nov 21, 1:00 AM');
    expect(formatSlotThere(night, t, 'America/Chicago')).toBe('2:00 PM to 2:00 AM, Eastern Time (New York)');
    // It ends on another day there.
    expect(formatSlotThere(night, t, 'America/Anchorage')).toBe(
      'Fri, Nov 20, 2:00 PM to Sat, Nov 21, 2:00 AM, Eastern Time (New York)',
    );
    // Different zone name, same clock time.
    expect(formatSlotThere(night, t, 'America/Detroit')).toBeNull();
  });

  it('a new entry starts at the pressed time and ends on the same day', () => {
    expect(newEvent('2026-11-20', null)).toMatchObject({ type: 'shift', startTime: '07:00', endTime: '19:00' });
    expect(newEvent('2026-11-20', '13:30')).toMatchObject({ type: 'meeting', startTime: '13:30', endTime: '14:30' });
    expect(newEvent('2026-11-20', '23:30')).toMatchObject({ endTime: '23:59' });
  });
});

describe('a night shift', () => {
  const chicago = 'America/Chicago';
  const night = { startsAt: '2026-12-05T01:00:00.000Z', endsAt: '2026-12-05T13:00:00.000Z' };
  const plain = (text: string) => text.replace(/[\u202f\u2009]/g, ' ');
  const part = (isStart: boolean, isEnd: boolean) =>
    plain(partTimes(night, { isStart, isEnd, timeText: '12:00 – 7:00 AM' }, t, chicago));

  it('has its own start and end in every part', () => {
    expect(plain(slotTimes(night, t, chicago))).toBe('7:00 PM – 7:00 AM, Sat');
    expect([part(true, true), part(true, false)]).toEqual(['7:00 PM – 7:00 AM, Sat', '7:00 PM – 7:00 AM, Sat']);
    expect([part(false, true), part(false, false)]).toEqual(['until 7:00 AM', '']);
  });

  it('counts the hours of a night with a clock change', () => {
    const longer = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-01T13:00:00.000Z' };
    expect(plain(slotTimes(longer, t, chicago))).toBe('7:00 PM – 7:00 AM, Sun');
  });

  it('omits the day where the calendar shows it', () => {
    const day = { startsAt: '2026-12-05T13:00:00.000Z', endsAt: '2026-12-06T01:00:00.000Z' };
    expect(partTimes(day, { isStart: true, isEnd: true, timeText: '7:00 AM' }, t, chicago)).toBe('7:00 AM');
  });

  it('has a unique name: kind, unit, place, day, start, and end', () => {
    const booked = [booking(night), booking({ ...night, location: 'Evanston' }), booking({ ...night, title: 'ER' })];
    const entries = calendarEntries(windowWith({ booked }), t, chicago);
    const names = entries.map((entry) => plain(entryName(entry, t, chicago)));
    expect(names[0]).toBe('Shift, ICU, Lakeshore Main, Fri, Dec 4, 7:00 PM to Sat, Dec 5, 7:00 AM');
    expect(new Set(names).size).toBe(names.length);
  });
});
