import { describe, expect, it } from 'vitest';
import { freeSlots } from '@shared/work/rules/filling/filling';
import { endBookingsAfter } from '../../../store/work/shifts/bookings/end-bookings';
import { FakeAttendance } from '../../../store/work/attendance/attendance.fake';
import { dueAt, type AttendanceItem } from '../../../store/work/attendance/attendance-item';
import { readAttended, writeStep } from '../../../store/work/attendance/move-attendance';
import type { FillRun } from '../../../store/work/shifts/filling/fill-item';
import { bookingWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { advanceDueShifts } from './advance-due-shifts';

const answerBy = '2026-12-02T09:00:00.000Z';

/** Returns what the table's lists say is due, even if it has changed since. */
const setUp = (at: string) => {
  const kept = new FakeAttendance(() => at);
  const { shifts } = kept;
  const due = {
    shifts: async () => ({ due: [{ shiftId: 'shf_1' }], next: null }),
    requests: async () => ({ due: [{ shiftId: 'shf_1', userId: 'pro' }], next: null }),
    attendance: async () => ({ due: [], next: null }),
    ...kept.clock(),
  };
  const rechecked: unknown[] = [];
  const recheck = async (booking: unknown) => void rechecked.push(booking);
  const deps = { ...kept.deps(), due, shifts, fills: { run: async () => null }, recheck };
  return { kept, shifts, deps, rechecked, run: () => advanceDueShifts(deps, () => true) };
};

const none = { moved: 0, reminded: 0, lapsed: 0, attended: 0, settled: 0, taken: 0, failed: 0 };

describe('a booking with a missing requirement', () => {
  it('is checked again when the time to fix it is over', async () => {
    const lapse = { kinds: ['file' as const], since: '2026-12-01T09:00:00.000Z', until: answerBy };
    const early = setUp('2026-12-02T08:59:00.000Z');
    early.shifts.add(shiftWith(), [bookingWith('pro', { status: 'confirmed', lapse })]);
    expect(await early.run()).toEqual({ ...none, settled: 2 });
    const { shifts, rechecked, run } = setUp(answerBy);
    shifts.add(shiftWith(), [bookingWith('pro', { status: 'confirmed', lapse })]);
    expect(await run()).toEqual({ ...none, lapsed: 1, settled: 1 });
    expect([early.rechecked, rechecked]).toEqual([[], [{ shiftId: 'shf_1', userId: 'pro' }]]);
  });
});

describe('a shift request', () => {
  it('lapses when its answer is overdue, and frees its place', async () => {
    const { shifts, run } = setUp(answerBy);
    shifts.add(shiftWith(), [bookingWith('pro', { answerBy }), bookingWith('other', { status: 'confirmed' })]);
    expect(await run()).toEqual({ ...none, lapsed: 1, settled: 1 });
    expect(shifts.statusOf('shf_1', 'pro')).toBe('lapsed');
    expect(shifts.shifts.get('shf_1')).toMatchObject({ status: 'open', confirmed: 1, requested: 0 });
    expect(shifts.heads.get('pro')?.live).toEqual([]);
    expect(await run()).toEqual({ ...none, settled: 2 });
  });

  it('stays until then, and keeps its answer', async () => {
    const early = setUp('2026-12-02T08:59:59.000Z');
    early.shifts.add(shiftWith(), [bookingWith('pro', { answerBy })]);
    expect(await early.run()).toEqual({ ...none, settled: 2 });
    const answered = setUp(answerBy);
    answered.shifts.add(shiftWith(), [bookingWith('pro', { answerBy, status: 'confirmed' })]);
    await answered.run();
    expect(answered.shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
  });

  it('stays due after a concurrent write', async () => {
    const { shifts, deps, run } = setUp(answerBy);
    shifts.add(shiftWith(), [bookingWith('pro', { answerBy })]);
    shifts.beforeWrite = async () => {
      await endBookingsAfter(deps, 'pro', answerBy);
    };
    expect(await run()).toEqual({ ...none, settled: 1, taken: 1 });
    expect(shifts.statusOf('shf_1', 'pro')).toBe('withdrawn');
    expect(await run()).toEqual({ ...none, settled: 2 });
  });
});

describe('a shift', () => {
  it('starts and completes on time; unanswered requests lapse at the start', async () => {
    const started = setUp('2026-12-04T01:00:00.000Z');
    started.shifts.add(shiftWith(), [bookingWith('pro', { answerBy }), bookingWith('other', { status: 'confirmed' })]);
    expect(await started.run()).toEqual({ ...none, moved: 1, settled: 1 });
    expect(started.shifts.shifts.get('shf_1')).toMatchObject({ status: 'in_progress', confirmed: 1, requested: 0 });
    expect(started.shifts.statusOf('shf_1', 'pro')).toBe('lapsed');
    expect(started.shifts.statusOf('shf_1', 'other')).toBe('confirmed');
    expect(started.shifts.started).toMatchObject([{ people: [{ userId: 'other', minutes: 720, waited: 0 }] }]);
    const ended = setUp('2026-12-04T13:00:00.000Z');
    ended.shifts.add(shiftWith({ status: 'in_progress' }));
    await ended.run();
    expect(ended.shifts.shifts.get('shf_1')?.status).toBe('completed');
    expect(await ended.run()).toEqual({ ...none, settled: 2 });
  });

  it('is completed directly by a late run', async () => {
    const { shifts, run } = setUp('2026-12-05T00:00:00.000Z');
    shifts.add(shiftWith({ status: 'covered' }));
    await run();
    expect(shifts.shifts.get('shf_1')?.status).toBe('completed');
  });

  it.each(['draft', 'canceled', 'completed'] as const)('stays %s', async (status) => {
    const { shifts, run } = setUp('2026-12-05T00:00:00.000Z');
    shifts.add(shiftWith({ status }));
    expect(await run()).toEqual({ ...none, settled: 2 });
    expect(shifts.shifts.get('shf_1')?.status).toBe(status);
  });
});

const startsAt = '2026-12-04T01:00:00.000Z';
const at = (minutes: number, from = startsAt): string => new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** Runs the job each minute, with everything still due that it can advance. */
const night = (headcount = 1) => {
  let now = at(0);
  const kept = new FakeAttendance(() => now);
  const { shifts } = kept;
  shifts.add(shiftWith({ headcount }), [bookingWith('pro', { status: 'confirmed' })]);
  const runs: FillRun[] = [];
  const change = shifts.change.bind(shifts);
  shifts.change = async (given) => {
    await change(given);
    if (given.fill?.run) runs.push(given.fill.run.after);
  };
  const due = {
    shifts: async () => ({ due: [{ shiftId: 'shf_1' }], next: null }),
    requests: async () => ({ due: [], next: null }),
    attendance: async () => ({ due: kept.items.size > 0 ? [{ shiftId: 'shf_1', userId: 'pro' }] : [], next: null }),
    ...kept.clock(),
  };
  const recheck = async () => undefined;
  const deps = { ...kept.deps(), due, shifts, fills: { run: async () => runs.at(-1) ?? null }, recheck };
  const run = (minutes: number, from = startsAt) => {
    now = at(minutes, from);
    return advanceDueShifts(deps, () => true);
  };
  const item = () => kept.items.get('shf_1#pro')!;
  const set = (fields: Partial<AttendanceItem>) =>
    kept.items.set('shf_1#pro', { ...item(), ...fields, version: item().version + 1 });
  return { kept, shifts, runs, deps, run, item, set, shift: () => shifts.shifts.get('shf_1')! };
};

describe('a booked person', () => {
  it('is reminded a day and two hours before, once each', async () => {
    const { run, shift } = night();
    expect(await run(-24 * 60 - 1)).toEqual({ ...none, settled: 1 });
    expect(await run(-24 * 60)).toEqual({ ...none, reminded: 1 });
    expect(await run(-24 * 60)).toEqual({ ...none, settled: 1 });
    expect(await run(-120)).toEqual({ ...none, reminded: 1 });
    expect(shift()).toMatchObject({ status: 'covered', remindedUntil: '2026-12-03T23:00:00.000Z' });
  });

  it('is asked 5 minutes and replaced 15 minutes after the start, once each', async () => {
    const { run, item, runs, shift, shifts } = night();
    await run(0);
    expect(item()).toMatchObject({ status: 'confirmed', in: null, askedAt: null, missingAt: null });
    await run(4);
    expect(item().askedAt).toBeNull();
    await run(5);
    await run(6);
    expect(item()).toMatchObject({ askedAt: at(5), missingAt: null });
    await run(15);
    await run(16);
    expect(item()).toMatchObject({ status: 'confirmed', missingAt: at(15) });
    expect(shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
    expect(shift()).toMatchObject({ status: 'in_progress', confirmed: 1, missing: 1, coverNowAt: at(15) });
    expect(runs).toMatchObject([{ kind: 'cover_now', cause: 'late', state: 'running', nextAt: at(15) }]);
  });

  it('gets the delay they announce, up to half an hour, without being asked', async () => {
    const { run, item, set } = night();
    await run(0);
    set({ runningLate: { at: at(1), minutes: 25 } });
    await run(24);
    expect(item()).toMatchObject({ askedAt: null, missingAt: null });
    set({ runningLate: { at: at(1), minutes: 90 } });
    await run(29);
    expect(item().missingAt).toBeNull();
    await run(30);
    expect(item().missingAt).toBe(at(30));
  });

  it('is not replaced if they clock in at that moment', async () => {
    const { run, shifts, deps, runs, shift } = night();
    await run(0);
    await run(5);
    shifts.beforeWrite = async () => {
      const attended = await readAttended(deps, { shiftId: 'shf_1', userId: 'pro' });
      await writeStep(deps, attended, { to: 'in_progress', item: attended.item }, new Date(at(15)));
    };
    expect(await run(15)).toMatchObject({ taken: 1 });
    expect(await run(16)).toMatchObject({ attended: 0, taken: 0 });
    expect([runs, shift().missing, shift().coverNowAt]).toEqual([[], undefined, undefined]);
  });

  it('ends the search by arriving late', async () => {
    const { run, deps, shift } = night();
    await run(0);
    await run(15);
    const attended = await readAttended(deps, { shiftId: 'shf_1', userId: 'pro' });
    await writeStep(deps, attended, { to: 'in_progress', item: attended.item }, new Date(at(20)));
    expect([freeSlots(shift()), shift().missing, shift().coverNowAt]).toEqual([0, 0, undefined]);
  });

  it('is no longer due once the booking has ended', async () => {
    const { run, kept, item, shifts } = night();
    await run(0);
    const before = shifts.bookings.get('shf_1#pro')!;
    shifts.bookings.set('shf_1#pro', { ...before, status: 'no_show', version: before.version + 1 });
    await run(15);
    expect(item()).toMatchObject({ status: 'no_show', missingAt: null });
    expect(dueAt(kept.items.get('shf_1#pro')!)).toBeNull();
  });
});

describe('the time after a shift', () => {
  const endsAt = '2026-12-04T13:00:00.000Z';

  it('people still clocked in are asked twice', async () => {
    const { run, item, deps } = night();
    await run(0);
    const attended = await readAttended(deps, { shiftId: 'shf_1', userId: 'pro' });
    await writeStep(deps, attended, { to: 'in_progress', item: attended.item }, new Date(at(0)));
    await run(14, endsAt);
    expect(item().stillAsked).toBe(0);
    await run(15, endsAt);
    await run(16, endsAt);
    expect(item().stillAsked).toBe(15);
    await run(60, endsAt);
    expect(item()).toMatchObject({ stillAsked: 60, status: 'in_progress' });
    await run(12 * 60, endsAt);
    expect(item()).toMatchObject({ status: 'completed', needsTime: true });
  });

  it('one reminder covers all hours of a unit due for automatic approval soon', async () => {
    const { run, kept, deps, item, set } = night();
    await run(0);
    const silentAt = '2026-12-08T13:00:00.000Z';
    const attended = await readAttended(deps, { shiftId: 'shf_1', userId: 'pro' });
    const submitted = { ...attended.item, approvedBySilenceAt: silentAt, answerBy: silentAt };
    await writeStep(deps, attended, { to: 'submitted', item: submitted }, new Date(at(720)));
    const other = (userId: string, approvedBySilenceAt: string) =>
      kept.items.set(`shf_2#${userId}`, {
        ...item(),
        ...{ shiftId: 'shf_2', professional: { userId, name: userId }, approvedBySilenceAt },
      });
    other('soon', '2026-12-08T16:00:00.000Z');
    other('later', '2026-12-08T18:00:00.000Z');
    await run(-241, silentAt);
    expect(item().approvalRemindedAt).toBeNull();
    await run(-240, silentAt);
    await run(-239, silentAt);
    expect(item()).toMatchObject({ approvalRemindedAt: at(-240, silentAt), leadsReminder: true });
    expect(kept.items.get('shf_2#soon')).toMatchObject({
      approvalRemindedAt: at(-240, silentAt),
      leadsReminder: false,
    });
    expect(kept.items.get('shf_2#later')?.approvalRemindedAt).toBeNull();
    set({ recorded: null });
    expect(await run(0, silentAt)).toMatchObject({ attended: 0 });
  });
});
