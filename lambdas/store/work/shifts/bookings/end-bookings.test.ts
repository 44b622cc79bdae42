import { describe, expect, it } from 'vitest';
import { cancelUpcoming, endBookingsAfter, endBookingsOfPlacement } from './end-bookings';
import { bookingWith, FakeShifts, shiftWith } from '../shifts.fake';

const now = '2026-12-01T12:00:00.000Z';
const confirmed = (userId: string, fields = {}) => bookingWith(userId, { status: 'confirmed', ...fields });

const setUp = () => {
  const shifts = new FakeShifts();
  shifts.add(shiftWith({ headcount: 1 }), [confirmed('pro'), bookingWith('other')]);
  shifts.add(
    shiftWith({ shiftId: 'shf_2', startsAt: '2026-12-10T01:00:00.000Z', endsAt: '2026-12-10T13:00:00.000Z' }),
    [bookingWith('pro', { terms: { ...bookingWith('pro').terms, day: '2026-12-09' } })],
  );
  return { shifts, deps: { shifts, clock: { now: () => new Date(now) } } };
};

describe('bookings of a person who leaves', () => {
  it('end from then on, and free their slots', async () => {
    const { shifts, deps } = setUp();
    expect(await endBookingsAfter(deps, 'pro', now)).toBe(2);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('canceled_by_worker');
    expect(shifts.statusOf('shf_2', 'pro')).toBe('withdrawn');
    expect(shifts.shifts.get('shf_1')).toMatchObject({ status: 'open', confirmed: 0, requested: 1, revision: 2 });
    expect(shifts.shifts.get('shf_2')).toMatchObject({ status: 'open', requested: 0 });
    expect(shifts.heads.get('pro')?.live).toEqual([]);
    expect(shifts.statusOf('shf_1', 'other')).toBe('requested');
  });

  it('stay before that, and once the shift has started', async () => {
    const { shifts, deps } = setUp();
    expect(await endBookingsAfter(deps, 'pro', '2026-12-05T00:00:00.000Z')).toBe(1);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
    const later = { ...deps, clock: { now: () => new Date('2026-12-04T01:00:00.000Z') } };
    expect(await endBookingsAfter(later, 'pro', now)).toBe(0);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
  });

  it('end once, also if another change comes in between', async () => {
    const { shifts, deps } = setUp();
    shifts.beforeWrite = async () => {
      await endBookingsAfter(deps, 'other', now);
    };
    expect(await endBookingsAfter(deps, 'pro', now)).toBe(2);
    expect(shifts.shifts.get('shf_1')).toMatchObject({ confirmed: 0, requested: 0 });
    expect(await endBookingsAfter(deps, 'pro', now)).toBe(0);
    shifts.beforeWrite = null;
    const raced = setUp();
    const counts = await Promise.all([
      endBookingsAfter(raced.deps, 'pro', now),
      endBookingsAfter(raced.deps, 'pro', now),
    ]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(raced.shifts.shifts.get('shf_1')).toMatchObject({ confirmed: 0, requested: 1 });
  });
});

describe('a booking that ends', () => {
  const placementEnds = {
    placementId: 'plc_1',
    userId: 'pro',
    organizationId: 'org_1',
    reason: '',
    lastDay: '2026-12-01',
  };
  const threeHoursAhead = { now: () => new Date('2026-12-03T22:00:00.000Z') };

  it('gets its pay and points in the same write, regardless of who ends it', async () => {
    const { shifts, deps } = setUp();
    await endBookingsOfPlacement({ ...deps, clock: threeHoursAhead }, placementEnds);
    expect((await shifts.booking('shf_1', 'pro'))?.cancellations).toMatchObject([
      { by: 'facility', noticeMinutes: 180, points: 6, minutes: 240, cents: 228_00, basis: 'policy', attempt: 1 },
    ]);
    const left = setUp();
    await endBookingsAfter({ ...left.deps, clock: threeHoursAhead }, 'pro', now);
    expect((await left.shifts.booking('shf_1', 'pro'))?.cancellations).toMatchObject([
      { by: 'worker', points: 6, cents: 0 },
    ]);
    expect((await left.shifts.booking('shf_2', 'pro'))?.cancellations).toBeUndefined();
  });

  it('is paid once when both sides end it at the same moment', async () => {
    const { shifts, deps } = setUp();
    const late = { ...deps, clock: threeHoursAhead };
    shifts.beforeWrite = async () => {
      await endBookingsAfter(late, 'pro', now);
    };
    await endBookingsOfPlacement(late, placementEnds);
    expect((await shifts.booking('shf_1', 'pro'))?.cancellations).toHaveLength(1);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('canceled_by_worker');
  });
});

describe('bookings of a placement that ends', () => {
  const ended = { placementId: 'plc_1', userId: 'pro', organizationId: 'org_1', reason: 'Unit closed' };

  it('are canceled by the facility after its last day, with the reason', async () => {
    const { shifts, deps } = setUp();
    expect(await endBookingsOfPlacement(deps, { ...ended, lastDay: '2026-12-03' })).toBe(1);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
    expect(await shifts.booking('shf_2', 'pro')).toMatchObject({ status: 'declined', reason: 'Unit closed' });
    expect(await endBookingsOfPlacement(deps, { ...ended, lastDay: '2026-12-02' })).toBe(1);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('canceled_by_facility');
  });

  it('stay if they belong to another one', async () => {
    const { shifts, deps } = setUp();
    const other = { ...ended, placementId: 'plc_2', lastDay: '2026-12-01' };
    expect(await endBookingsOfPlacement(deps, other)).toBe(0);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
  });
});

describe('a shift of a deleted organization', () => {
  it('is canceled once with everyone on it, unless it has started', async () => {
    const { shifts, deps } = setUp();
    expect(await cancelUpcoming(deps, 'shf_1')).toBe(true);
    expect(await cancelUpcoming(deps, 'shf_1')).toBe(false);
    expect(shifts.statusOf('shf_1', 'pro')).toBe('canceled_by_facility');
    expect(shifts.statusOf('shf_1', 'other')).toBe('declined');
    expect(shifts.shifts.get('shf_1')).toMatchObject({ status: 'canceled', confirmed: 0, requested: 0 });
    const later = { ...deps, clock: { now: () => new Date('2026-12-10T02:00:00.000Z') } };
    expect(await cancelUpcoming(later, 'shf_2')).toBe(false);
    expect(await cancelUpcoming(deps, 'shf_3')).toBe(false);
  });
});
