import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { attendanceWith, FakeAttendance } from '../../store/work/attendance/attendance.fake';
import { catchUp } from '../../store/work/attendance/move-attendance';
import { bookingWith, ids, shiftWith } from '../../store/work/shifts/shifts.fake';
import type { Deps } from './ports';
import { leaveEarly, sendHome } from './send-home';

const supervisor = {
  userId: 'charge',
  scope: 'organization',
  membership: { organizationId: ids.organizationId },
} as unknown as AuthorizedCaller;
const worker = { userId: 'pro', scope: 'own', membership: null } as unknown as AuthorizedCaller;
const of = { caller: supervisor, shiftId: 'shf_1', userId: 'pro', reason: 'Low census' };

/** Sets up a shift that started at 1:00 UTC. */
const setUp = (status: 'confirmed' | 'in_progress', at = '2026-12-04T03:00:00.000Z') => {
  const kept = new FakeAttendance(() => at);
  kept.shifts.add(shiftWith({ status: 'in_progress', headcount: 1 }), [bookingWith('pro', { status })]);
  if (status === 'in_progress') {
    const open = { out: null, answers: null, submittedAt: null, answerBy: null, approved: null };
    kept.items.set('shf_1#pro', attendanceWith({ ...open, status }));
  }
  const typed = {
    in: { at: '2026-12-04T01:00:00.000Z', method: 'supervisor' as const, trust: 'high' as const },
    out: null,
  };
  const item = kept.items.get('shf_1#pro');
  if (item) kept.items.set('shf_1#pro', { ...item, typed });
  const deps = kept.deps() as unknown as Deps;
  return { kept, deps, booking: () => kept.shifts.bookings.get('shf_1#pro')! };
};

describe('sending someone home', () => {
  it('pays at least half the shift and frees the slot', async () => {
    const { kept, deps, booking } = setUp('in_progress');
    expect(await sendHome(deps, of)).toMatchObject({ status: 'sent_home', recorded: { worked: 120 } });
    expect(booking()).toMatchObject({ status: 'sent_home', reason: 'Low census' });
    expect(booking().sentHome).toMatchObject({ by: 'facility', workedMinutes: 120, minutes: 225, basis: 'policy' });
    expect(kept.shifts.shifts.get('shf_1')).toMatchObject({ status: 'in_progress', confirmed: 0 });
    expect(kept.shifts.heads.get('pro')?.live).toEqual([]);
    // A repeat changes nothing.
    await sendHome(deps, of);
    expect(booking().version).toBe(2);
  });

  it('applies to people who haven’t clocked in, from the start on', async () => {
    const { deps, booking } = setUp('confirmed');
    await sendHome(deps, of);
    expect(booking().sentHome).toMatchObject({ workedMinutes: 0, minutes: 345 });
    const early = setUp('confirmed', '2026-12-04T00:59:00.000Z');
    await expect(sendHome(early.deps, of)).rejects.toMatchObject({ code: 'TOO_EARLY' });
    const over = setUp('in_progress', '2026-12-04T13:01:00.000Z');
    await expect(sendHome(over.deps, of)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('can’t be done to oneself, or by another organization', async () => {
    const { deps } = setUp('in_progress');
    const own = { ...of, caller: { ...supervisor, userId: 'pro' } };
    await expect(sendHome(deps, own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = { ...supervisor, membership: { organizationId: 'org_2' } } as unknown as AuthorizedCaller;
    await expect(sendHome(deps, { ...of, caller: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets the person submit the worked time, without a slot', async () => {
    const { kept, deps, booking } = setUp('in_progress');
    await sendHome(deps, of);
    const answers = { breaks: ['no' as const], charge: false, handover: true };
    const change = ({ item }: { item: ReturnType<typeof attendanceWith> }) => ({ ...item, answers });
    await catchUp(deps, { shiftId: 'shf_1', userId: 'pro', by: 'professional', change });
    expect(booking().status).toBe('submitted');
    expect(kept.items.get('shf_1#pro')).toMatchObject({ status: 'submitted', recorded: { worked: 120 } });
    expect(kept.shifts.shifts.get('shf_1')).toMatchObject({ confirmed: 0, submitted: 1 });
  });
});

describe('leaving early', () => {
  it('pays only the worked time', async () => {
    const { deps, booking } = setUp('in_progress');
    await leaveEarly(deps, { caller: worker, shiftId: 'shf_1', reason: 'Fever' });
    expect(booking().sentHome).toMatchObject({ by: 'worker', workedMinutes: 120, minutes: 0, cents: 0 });
  });

  it('requires a clock-in', async () => {
    const { deps } = setUp('confirmed');
    const left = leaveEarly(deps, { caller: worker, shiftId: 'shf_1', reason: 'Fever' });
    await expect(left).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });
});
