import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '@shared/work/model/shifts/shift-vocabulary';
import { ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { canLeave, entriesOf, metricsOf, kindOf, nextClock } from './week-plan';

const now = Date.parse('2026-12-01T12:00:00Z');
const thursday = ownBookingOf(shiftOf(1));
const friday = ownBookingOf(shiftOf(2, { day: '2026-12-04' }), { status: 'requested' });
const saturday = ownBookingOf(shiftOf(3, { day: '2026-12-05' }));
const withdrawn = ownBookingOf(shiftOf(4, { day: '2026-12-06' }), { status: 'withdrawn' });

describe('the person’s own week', () => {
  it('shows the rest before each shift, by bookings', () => {
    const entries = entriesOf([saturday, withdrawn, friday, thursday], now);
    expect(entries.map(({ kind, restMinutes }) => [kind, restMinutes])).toEqual([
      ['booked', null],
      ['requested', 12 * 60],
      ['booked', 36 * 60],
    ]);
  });

  it('counts an extra hour of rest where the clocks go back', () => {
    const before = ownBookingOf(shiftOf(1, { day: '2026-10-31', startTime: '07:00', endTime: '19:00' }));
    const after = ownBookingOf(shiftOf(2, { day: '2026-11-01', startTime: '07:00', endTime: '19:00' }));
    expect(entriesOf([before, after], now)[1]?.restMinutes).toBe(13 * 60);
  });

  it('sums bookings, and only counts requests', () => {
    expect(metricsOf(entriesOf([thursday, friday, saturday], now))).toEqual({
      shifts: 2,
      requests: 1,
      minutes: 2 * 690,
      pay: [{ currency: 'USD', cents: 2 * 655_50 }],
    });
    expect(metricsOf([])).toEqual({ shifts: 0, requests: 0, minutes: 0, pay: [] });
  });

  it('omits only what the person ended, or never had', () => {
    const hidden = bookingStatuses.filter((status) => kindOf({ status, how: 'request' }) === null);
    expect(hidden.toSorted()).toEqual(['canceled_by_worker', 'invited', 'sent_home', 'withdrawn']);
  });

  it('keeps what the person canceled while it can be undone', () => {
    const ended = { attempt: 1, by: 'worker' as const, noticeMinutes: 3660, minutes: 0, cents: 0 };
    const at = new Date(now).toISOString();
    const left = ownBookingOf(shiftOf(1), {
      status: 'canceled_by_worker',
      cancellations: [{ ...ended, at, points: 1, basis: 'none', undone: false }],
    });
    const kindsAt = (minutes: number) => entriesOf([left], now + minutes * 60_000).map(({ kind }) => kind);
    expect([kindsAt(0), kindsAt(10), kindsAt(11)]).toEqual([['left'], ['left'], []]);
  });

  it('can be clocked in to until its end, and out of later', () => {
    const [start, end] = [thursday.booking.startsAt, thursday.booking.endsAt].map((at) => Date.parse(at)) as [
      number,
      number,
    ];
    const at = (now: number) => nextClock(thursday, now);
    expect([start - 31 * 60_000, start - 30 * 60_000, end - 1, end].map(at)).toEqual([null, 'in', 'in', null]);
    expect(nextClock(ownBookingOf(shiftOf(1), { status: 'in_progress' }), end)).toBe('out');
  });

  it('can be left until the start', () => {
    const start = Date.parse(thursday.booking.startsAt);
    expect([canLeave(thursday, start - 1), canLeave(thursday, start), canLeave(friday, start)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(canLeave(ownBookingOf(shiftOf(1), { status: 'completed' }), start - 1)).toBe(false);
  });
});
