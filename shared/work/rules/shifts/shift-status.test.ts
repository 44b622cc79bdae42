import { bookingStatuses, shiftStatuses, type BookingStatus } from '../../model/shifts/shift-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingActors,
  countedStatus,
  holdsSlot,
  mayTryAgain,
  isFinal,
  moveProblem,
  nextBookingStatuses,
  nextShiftStatuses,
  type BookingActor,
} from './shift-status';

const facts = { startsAt: '2026-12-04T01:00:00Z', endsAt: '2026-12-04T13:00:00Z', hasReason: false };
const minutesFrom = (at: string, minutes: number): Date => new Date(Date.parse(at) + minutes * 60_000);
const during = minutesFrom(facts.startsAt, 60);
const problem = (from: BookingStatus | null, to: BookingStatus, by: BookingActor, at = during, hasReason = false) =>
  moveProblem(from, to, by, { ...facts, hasReason }, at);

describe('a shift’s status', () => {
  it('is covered while all slots are filled, and open again after a cancellation', () => {
    expect(countedStatus('open', { headcount: 2, confirmed: 2 })).toBe('covered');
    expect(countedStatus('covered', { headcount: 2, confirmed: 1 })).toBe('open');
    expect(countedStatus('in_progress', { headcount: 2, confirmed: 1 })).toBe('in_progress');
    expect(countedStatus('draft', { headcount: 1, confirmed: 1 })).toBe('draft');
  });

  it('changes only to what its counters allow', () => {
    for (const status of ['open', 'covered'] as const) {
      for (const confirmed of [0, 1, 2]) {
        const next = countedStatus(status, { headcount: 2, confirmed });
        expect([status, ...nextShiftStatuses(status)]).toContain(next);
      }
    }
  });

  it('is final when completed or canceled', () => {
    expect(shiftStatuses.filter((it) => nextShiftStatuses(it).length === 0)).toEqual(['completed', 'canceled']);
  });
});

describe('a booking’s status', () => {
  it('moves from requested to paid', () => {
    const steps: [BookingStatus | null, BookingStatus, BookingActor][] = [
      [null, 'requested', 'professional'],
      ['requested', 'confirmed', 'supervisor'],
      ['confirmed', 'in_progress', 'professional'],
      ['in_progress', 'completed', 'professional'],
      ['completed', 'submitted', 'professional'],
      ['submitted', 'approved', 'clock'],
      ['approved', 'paid', 'payroll'],
    ];
    expect(steps.map(([from, to, by]) => problem(from, to, by))).toEqual(steps.map(() => null));
  });

  it('can be in progress from 30 minutes before the shift', () => {
    const clockIn = (minutes: number) =>
      problem('confirmed', 'in_progress', 'professional', minutesFrom(facts.startsAt, minutes));
    expect([clockIn(-31), clockIn(-30)]).toEqual(['too_early', null]);
  });

  it('can be no-show from 30 minutes after the start, but only by a person', () => {
    const declare = (minutes: number, by: BookingActor = 'supervisor') =>
      problem('confirmed', 'no_show', by, minutesFrom(facts.startsAt, minutes));
    expect([declare(29), declare(30), declare(600, 'clock')]).toEqual(['too_early', null, 'not_yours']);
  });

  it('becomes completed automatically 12 hours after the end, or by a person at any time', () => {
    const complete = (by: BookingActor, minutes: number) =>
      problem('in_progress', 'completed', by, minutesFrom(facts.endsAt, minutes));
    expect([complete('clock', 719), complete('clock', 720), complete('professional', -60)]).toEqual([
      'too_early',
      null,
      null,
    ]);
  });

  it('needs a reason if a worker leaves or a supervisor returns it', () => {
    expect(problem('in_progress', 'sent_home', 'professional')).toBe('reason_missing');
    expect(problem('in_progress', 'sent_home', 'professional', during, true)).toBeNull();
    expect(problem('in_progress', 'sent_home', 'supervisor')).toBeNull();
    expect(problem('submitted', 'returned', 'supervisor')).toBe('reason_missing');
  });

  it('can be canceled only by its own side', () => {
    expect(problem('confirmed', 'canceled_by_facility', 'professional')).toBe('not_yours');
    expect(problem('confirmed', 'canceled_by_worker', 'supervisor')).toBe('not_yours');
    expect(problem('approved', 'canceled_by_worker', 'professional')).toBe('not_possible');
  });

  it('cannot be approved by the worker, unless a return is accepted', () => {
    expect(nextBookingStatuses('submitted', 'professional')).toEqual([]);
    expect(nextBookingStatuses('returned', 'professional')).toEqual(['submitted', 'approved']);
  });

  it('has final states', () => {
    expect(bookingStatuses.filter(isFinal)).toEqual([
      'paid',
      'declined',
      'withdrawn',
      'lapsed',
      'canceled_by_facility',
      'canceled_by_worker',
      'no_show',
    ]);
  });

  it('allows another attempt after a refusal or cancellation, but not after a no-show', () => {
    expect(bookingStatuses.filter(mayTryAgain)).toEqual([
      'declined',
      'withdrawn',
      'lapsed',
      'canceled_by_facility',
      'canceled_by_worker',
    ]);
  });

  it('allows exactly the moves that it offers', () => {
    const late = minutesFrom(facts.endsAt, 10_000);
    const from = fc.constantFrom(null, ...bookingStatuses);
    fc.assert(
      fc.property(from, fc.constantFrom(...bookingStatuses), fc.constantFrom(...bookingActors), (one, to, by) => {
        const isOffered = nextBookingStatuses(one, by).includes(to);
        expect(problem(one, to, by, late, true) === null).toBe(isOffered);
      }),
    );
  });

  it('holds a slot from confirmation until it ends', () => {
    expect(bookingStatuses.filter(holdsSlot)).toEqual([
      'confirmed',
      'in_progress',
      'completed',
      'submitted',
      'returned',
      'approved',
      'paid',
    ]);
  });
});
