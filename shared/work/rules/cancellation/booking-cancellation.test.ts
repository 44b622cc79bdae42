import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../model/booking';
import {
  cancellationOf,
  cancellationsAfter,
  canUndoLeaving,
  lastCancellation,
  owedCancellation,
  undoBookingUntil,
} from './booking-cancellation';
import { isUndoneFreely } from './cancellation-bands';
import { nightTerms } from '../shifts/shift-terms.fixture';

const startsAt = '2026-12-04T01:00:00.000Z';
const before = (minutes: number): Date => new Date(Date.parse(startsAt) - minutes * 60_000);
const hour = 60;

type Booked = Parameters<typeof cancellationOf>[0] & Pick<Booking, 'status'>;

const booked = (changes: Partial<Booked> = {}): Booked => ({
  attempt: 1,
  bookedAt: before(30 * 24 * hour).toISOString(),
  confirmedAt: before(29 * 24 * hour).toISOString(),
  startsAt,
  endsAt: '2026-12-04T13:00:00.000Z',
  how: 'request',
  status: 'confirmed',
  terms: nightTerms,
  ...changes,
});

const byFacility = (minutes: number, changes?: Partial<Booked>) =>
  cancellationOf(booked(changes), 'facility', before(minutes));
const byWorker = (minutes: number, changes?: Partial<Booked>) =>
  cancellationOf(booked(changes), 'worker', before(minutes));

describe('a canceled booking', () => {
  it('costs points by notice, the same for both sides, and pay from the facility', () => {
    const bands = [72 * hour, 72 * hour - 1, 24 * hour - 1, 4 * hour, 4 * hour - 1].map((minutes) => {
      const { points, minutes: paid, cents } = byFacility(minutes);
      return [points, byWorker(minutes).points, paid, cents];
    });
    expect(bands).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
      [3, 3, 120, 104_00],
      [3, 3, 120, 104_00],
      [6, 6, 240, 208_00],
    ]);
    expect(byWorker(10)).toMatchObject({ minutes: 0, cents: 0, basis: 'none' });
  });

  it('falls in the next band one second after the boundary', () => {
    const late = new Date(before(4 * hour).getTime() + 1000);
    expect(cancellationOf(booked(), 'facility', late)).toMatchObject({ noticeMinutes: 239, points: 6 });
  });

  it('is never paid more than the shift', () => {
    const short = { endsAt: new Date(Date.parse(startsAt) + 3 * hour * 60_000).toISOString() };
    expect(byFacility(10, short)).toMatchObject({ minutes: 150, cents: 130_00, basis: 'policy' });
  });

  it('is free for a side within 10 minutes of its own confirmation, more than 8 hours ahead', () => {
    const at = (minutes: number, changes: Partial<Booked>) => ({
      worker: byWorker(minutes, changes).undone,
      facility: byFacility(minutes, changes).undone,
    });
    const approved = { bookedAt: before(20 * hour).toISOString(), confirmedAt: before(10 * hour).toISOString() };
    expect(at(10 * hour - 10, approved)).toEqual({ worker: false, facility: true });
    expect(at(10 * hour - 11, approved)).toEqual({ worker: false, facility: false });
    const instant = { how: 'instant' as const, bookedAt: before(10 * hour).toISOString() };
    expect(at(10 * hour - 10, instant)).toEqual({ worker: true, facility: false });
    const late = { how: 'instant' as const, bookedAt: before(8 * hour).toISOString() };
    expect(at(8 * hour - 1, late)).toEqual({ worker: false, facility: false });
  });

  it('never costs less with less notice', () => {
    fc.assert(
      fc.property(fc.nat(100 * hour), fc.nat(100 * hour), (a, b) => {
        const [late, early] = a < b ? [a, b] : [b, a];
        expect(byFacility(late).cents).toBeGreaterThanOrEqual(byFacility(early).cents);
        expect(byFacility(late).points).toBeGreaterThanOrEqual(byFacility(early).points);
      }),
    );
  });
});

describe('cancellation pay owed by a facility', () => {
  const canceled = (minutes: number, changes: Partial<Booked> = {}): Booked => {
    const booking = booked(changes);
    return {
      ...booking,
      ...cancellationsAfter(booking, 'canceled_by_facility', before(minutes)),
      status: 'canceled_by_facility',
    };
  };

  it('is paid once, the highest of all attempts, and not in addition to the shift', () => {
    const first = canceled(5 * hour);
    expect(owedCancellation(first)?.cents).toBe(104_00);
    const again = booked({ ...first, attempt: 2, status: 'confirmed' });
    expect(owedCancellation(again)).toBeNull();
    const second = { ...again, ...cancellationsAfter(again, 'canceled_by_facility', before(hour)) };
    expect(owedCancellation({ ...second, status: 'canceled_by_facility' })?.cents).toBe(208_00);
    const left = { ...again, ...cancellationsAfter(again, 'canceled_by_worker', before(hour)) };
    expect(owedCancellation({ ...left, status: 'canceled_by_worker' })?.cents).toBe(104_00);
    expect(owedCancellation({ ...first, status: 'approved' })).toBeNull();
  });

  it('is null for older bookings, and for those that end otherwise', () => {
    expect(owedCancellation({ status: 'canceled_by_facility' })).toBeNull();
    expect(cancellationsAfter(booked(), 'completed', before(0))).toEqual({});
    expect(cancellationsAfter(booked(), 'withdrawn', before(100))).toEqual({});
  });

  it('keeps at most ten cancellations', () => {
    let booking = booked();
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      booking = { ...booking, attempt, ...cancellationsAfter(booking, 'canceled_by_worker', before(hour)) };
    }
    expect(booking.cancellations).toHaveLength(10);
  });
});

describe('a cancellation by the worker', () => {
  it('can be undone for 10 minutes', () => {
    const at = before(20 * hour);
    const booking = {
      ...booked(),
      ...cancellationsAfter(booked(), 'canceled_by_worker', at),
      status: 'canceled_by_worker' as const,
    };
    const after = (minutes: number) => canUndoLeaving(booking, new Date(at.getTime() + minutes * 60_000));
    expect([after(0), after(10), after(11)]).toEqual([true, true, false]);
    expect(lastCancellation(booking)).toMatchObject({ by: 'worker', points: 3 });
    expect(canUndoLeaving({ ...booking, status: 'canceled_by_facility' }, at)).toBe(false);
  });
});

describe('a new booking', () => {
  const change = {} as NonNullable<Booking['change']>;
  const until = (changes: Partial<Booked & Pick<Booking, 'change'>>) => undoBookingUntil({ ...booked(), ...changes });
  const made = before(48 * hour).toISOString();

  it.each(['confirmed', 'requested'] as const)('can be undone for ten minutes while it is %s', (status) => {
    expect(until({ status, bookedAt: made })).toBe(before(48 * hour - 10).toISOString());
  });

  it('cannot be undone once the start is eight hours away', () => {
    expect(until({ bookedAt: before(8 * hour + 4).toISOString() })).toBe(before(8 * hour).toISOString());
  });

  it('can be undone only by its worker, and not once ended or with a pending change', () => {
    expect(until({ how: 'assigned', bookedAt: made })).toBeNull();
    expect(until({ status: 'backup', bookedAt: made })).toBeNull();
    expect(until({ status: 'canceled_by_worker', bookedAt: made })).toBeNull();
    expect(until({ bookedAt: made, change })).toBeNull();
  });

  it('can be canceled for free until that moment, but not after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * hour }), fc.integer({ min: 0, max: 20 * 60 }), (lead, seconds) => {
        const bookedAt = before(lead).toISOString();
        const at = new Date(Date.parse(bookedAt) + seconds * 1000);
        const isFree = cancellationOf(booked({ bookedAt }), 'worker', at).undone;
        if (at.toISOString() < until({ bookedAt })!) expect(isFree).toBe(true);
        if (at.toISOString() > until({ bookedAt })!) expect(isFree).toBe(false);
        if (isUndoneFreely(startsAt, bookedAt) && seconds <= 600) expect(isFree).toBe(true);
      }),
    );
  });
});
