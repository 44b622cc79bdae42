import { describe, expect, it } from 'vitest';
import type { Booking } from '../../model/booking';
import { asksAgain, editConsequence, lowersPay, mayAsk } from './changed-terms';
import { nightTerms } from './shift-terms.fixture';

const times = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' };
const unitId = 'lun_1';
const night = { terms: nightTerms, unitId, ...times };
const later = (minutes: number, instant: string): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const movedBy = (start: number, end = start) => ({
  ...nightTerms,
  unitId,
  startsAt: later(start, times.startsAt),
  endsAt: later(end, times.endsAt),
});

describe('a new agreement after an edit', () => {
  it('is needed for a start or end that differs by more than 15 minutes', () => {
    const moves = [[0], [15], [-15], [16], [-16], [0, 16], [0, -60]] as const;
    expect(moves.map(([start, end = start]) => asksAgain(night, movedBy(start, end)))).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
    ]);
  });

  it('is measured from the agreed times, however many small moves there were', () => {
    const moved = {
      terms: nightTerms,
      unitId,
      agreedTimes: times,
      startsAt: later(15, times.startsAt),
      endsAt: times.endsAt,
    };
    expect(asksAgain(moved, movedBy(16, 0))).toBe(true);
    expect(asksAgain(moved, movedBy(0))).toBe(false);
  });

  it('is needed for another day, fewer professions, or other breaks, but not for pay or another profession', () => {
    const after = { ...nightTerms, unitId, ...times };
    expect(asksAgain(night, { ...after, day: '2026-12-04' })).toBe(true);
    expect(asksAgain(night, { ...after, professions: ['lpn'] })).toBe(true);
    expect(asksAgain(night, { ...after, breakRule: { ...after.breakRule, meals: 2 } })).toBe(true);
    expect(asksAgain(night, { ...after, professions: ['rn', 'lpn'], rateCents: 60_00 })).toBe(false);
  });

  it('is needed for another unit', () => {
    expect(asksAgain(night, { ...movedBy(0), unitId: 'lun_2' })).toBe(true);
  });

  it('is possible only until an hour before the earlier start', () => {
    const at = (minutes: number) => new Date(later(-minutes, times.startsAt));
    expect([mayAsk(times, movedBy(60), at(60)), mayAsk(times, movedBy(60), at(59))]).toEqual([true, false]);
    expect(mayAsk(times, movedBy(-60), at(119))).toBe(false);
  });
});

describe('edited pay', () => {
  const evening = { kind: 'evening', hourlyCents: 3_00, from: '15:00', to: '23:00' } as const;
  const pay = { rateCents: 50_00, bonusCents: 10_00, differentials: [evening] };

  it('is lower if any part of it is lower', () => {
    expect(lowersPay(pay, { ...pay, rateCents: 49_99 })).toBe(true);
    expect(lowersPay(pay, { ...pay, rateCents: 60_00, bonusCents: 0 })).toBe(true);
    expect(lowersPay(pay, { ...pay, differentials: [] })).toBe(true);
    expect(lowersPay(pay, { ...pay, differentials: [{ ...evening, from: '16:00' }] })).toBe(true);
    expect(lowersPay(pay, { ...pay, differentials: [{ ...evening, hourlyCents: 4_00 }] })).toBe(false);
    expect(lowersPay(pay, pay)).toBe(false);
  });
});

describe('the consequence of an edit', () => {
  const booking = (status: Booking['status']) =>
    ({ ...night, status, attempt: 1, bookedAt: '2026-11-01T00:00:00.000Z', how: 'instant' }) as unknown as Booking;

  it('costs as much as canceling the bookings that need a new agreement', () => {
    const bookings = [booking('confirmed'), booking('confirmed'), booking('requested'), booking('declined')];
    const at = (hours: number) => new Date(later(-hours * 60, times.startsAt));
    expect(editConsequence(bookings, movedBy(60), at(10))).toEqual({
      ...{ booked: 2, requested: 1, minutes: 240, points: 6 },
      cents: 2 * 2 * 52_00,
    });
    expect(editConsequence(bookings, movedBy(60), at(80))).toMatchObject({ booked: 2, cents: 0, points: 0 });
    expect(editConsequence(bookings, movedBy(10), at(10))).toMatchObject({ booked: 0, requested: 0, cents: 0 });
    const elsewhere = { ...movedBy(0), unitId: 'lun_2' };
    expect(editConsequence(bookings, elsewhere, at(10))).toMatchObject({ booked: 2, requested: 1, minutes: 240 });
  });
});
