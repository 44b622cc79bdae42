import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { bookingWith, FakeShifts, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { leaveShift } from './leave-shift';
import type { Deps } from '../ports';

const days = ['2026-12-03', '2026-12-10', '2026-12-17', '2027-06-10'] as const;
const startOf = (day: string): string => new Date(Date.parse(`${day}T19:00:00.000Z`) + 6 * 3_600_000).toISOString();
const threeHoursBefore = (day: string): string => new Date(Date.parse(startOf(day)) - 3 * 3_600_000).toISOString();

/** Books the person on a shift of each day. */
const setUp = () => {
  const shifts = new FakeShifts();
  for (const [index, day] of days.entries()) {
    const startsAt = startOf(day);
    const shift = shiftWith({
      shiftId: `shf_${index}`,
      day,
      startsAt,
      endsAt: `${startsAt.slice(0, 11)}13:00:00.000Z`,
    });
    shifts.add(shift, [bookingWith('pro', { status: 'confirmed' })]);
  }
  const caller = { userId: 'pro' } as AuthorizedCaller;
  const leave = (index: number, exempt: boolean, at = threeHoursBefore(days[index]!)) => {
    const deps = { shifts, clock: { now: () => new Date(at) } } as unknown as Deps;
    return leaveShift(deps, { caller, shiftId: `shf_${index}`, exempt });
  };
  return { shifts, leave };
};

describe('leaving a shift', () => {
  it('stores the exemption hidden from the organization', async () => {
    const { shifts, leave } = setUp();
    const { booking } = await leave(0, true);
    expect(booking).toMatchObject({ status: 'canceled_by_worker', cancellations: [{ points: 6, cents: 0 }] });
    expect((await shifts.booking('shf_0', 'pro'))?.exemptAttempts).toEqual([1]);
    expect(shifts.heads.get('pro')?.exemptOn).toEqual(['2026-12-03']);
  });

  it('is exempt at most twice in 180 days', async () => {
    const { shifts, leave } = setUp();
    await leave(0, true);
    await leave(1, true);
    await expect(leave(2, true)).rejects.toMatchObject({ code: 'EXEMPTIONS_USED' });
    expect(shifts.statusOf('shf_2', 'pro')).toBe('confirmed');
    await leave(2, false);
    await leave(3, true);
    expect((await shifts.booking('shf_3', 'pro'))?.exemptAttempts).toEqual([1]);
  });

  it('uses no exemption without points, or when repeated', async () => {
    const { shifts, leave } = setUp();
    await leave(0, true, '2026-11-28T00:00:00.000Z');
    await leave(0, true);
    expect(shifts.heads.get('pro')?.exemptOn).toBeUndefined();
    expect((await shifts.booking('shf_0', 'pro'))?.cancellations).toHaveLength(1);
  });

  it('uses one exemption of two at the same moment', async () => {
    const { shifts, leave } = setUp();
    await leave(0, true);
    shifts.beforeWrite = async () => {
      await leave(1, true);
    };
    await expect(leave(2, true)).rejects.toMatchObject({ code: 'EXEMPTIONS_USED' });
    expect(shifts.heads.get('pro')?.exemptOn).toHaveLength(2);
  });
});

describe('undoing a booking', () => {
  const bookedAt = '2026-12-01T12:00:00.000Z';
  const setUpAt = (status: 'confirmed' | 'requested') => {
    const shifts = new FakeShifts();
    const startsAt = startOf('2026-12-03');
    const shift = shiftWith({ day: '2026-12-03', startsAt, endsAt: '2026-12-04T13:00:00.000Z' });
    shifts.add(shift, [bookingWith('pro', { status, startsAt, bookedAt, how: 'instant' })]);
    const { shiftId } = shift;
    const undo = (seconds: number) => {
      const now = () => new Date(Date.parse(bookedAt) + seconds * 1000);
      const deps = { shifts, clock: { now } } as unknown as Deps;
      return leaveShift(deps, { caller: { userId: 'pro' } as AuthorizedCaller, shiftId, exempt: false, undo: true });
    };
    return { shifts, shiftId, undo };
  };

  it('costs nothing within ten minutes, and changes nothing when repeated', async () => {
    const { undo } = setUpAt('confirmed');
    const { booking } = await undo(600);
    expect(booking).toMatchObject({ status: 'canceled_by_worker', cancellations: [{ points: 0, undone: true }] });
    expect((await undo(700)).booking).toEqual(booking);
  });

  it('is rejected later, without points', async () => {
    const { shifts, shiftId, undo } = setUpAt('confirmed');
    await expect(undo(601)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect(shifts.statusOf(shiftId, 'pro')).toBe('confirmed');
  });

  it('withdraws a request at any time', async () => {
    expect((await setUpAt('requested').undo(3600)).booking.status).toBe('withdrawn');
  });
});
