import { describe, expect, it } from 'vitest';
import { dueReminder, isRemindedAt, remindersOf } from './shift-reminders';

const shift = { startsAt: '2026-12-04T01:00:00.000Z', createdAt: '2026-11-26T09:00:00.000Z' };
const [dayBefore, hoursBefore] = ['2026-12-03T01:00:00.000Z', '2026-12-03T23:00:00.000Z'];
const at = (instant: string) => new Date(instant);

describe('shift reminders', () => {
  it('are due 24 and 2 hours before the start, once each', () => {
    expect(remindersOf(shift)).toEqual([dayBefore, hoursBefore]);
    expect(remindersOf({ ...shift, remindedUntil: dayBefore })).toEqual([hoursBefore]);
    expect(remindersOf({ ...shift, remindedUntil: hoursBefore })).toEqual([]);
    expect(dueReminder(shift, at('2026-12-03T00:59:59.000Z'))).toBeNull();
    expect(dueReminder(shift, at(dayBefore))).toBe(dayBefore);
  });

  it('are skipped by a late run, and before the shift was published', () => {
    expect(dueReminder(shift, at('2026-12-03T23:30:00.000Z'))).toBe(hoursBefore);
    expect(remindersOf({ ...shift, publishedAt: '2026-12-03T12:00:00.000Z' })).toEqual([hoursBefore]);
  });

  it('follow a moved shift', () => {
    const moved = { ...shift, startsAt: '2026-12-06T01:00:00.000Z', remindedUntil: dayBefore };
    expect(remindersOf(moved)).toEqual(['2026-12-05T01:00:00.000Z', '2026-12-05T23:00:00.000Z']);
  });

  it('go to workers booked by then', () => {
    const booked = { status: 'confirmed' as const, bookedAt: '2026-12-02T09:00:00.000Z' };
    expect(isRemindedAt(booked, dayBefore)).toBe(true);
    expect(isRemindedAt({ ...booked, confirmedAt: '2026-12-03T09:00:00.000Z' }, dayBefore)).toBe(false);
    expect(isRemindedAt({ ...booked, bookedAt: '2026-12-03T01:00:00.001Z' }, dayBefore)).toBe(false);
    expect(isRemindedAt({ ...booked, status: 'requested' }, dayBefore)).toBe(false);
  });
});
