import { describe, expect, it } from 'vitest';
import { endBookingsAfter } from '../store/shifts/end-bookings';
import { FakeAttendance } from '../store/attendance/attendance.fake';
import { bookingWith, shiftWith } from '../store/shifts/shifts.fake';
import { advanceDueShifts } from './advance-due-shifts';

const answerBy = '2026-12-02T09:00:00.000Z';

/** What the lists of the table say is due, whatever it has become since. */
const setUp = (at: string) => {
  const kept = new FakeAttendance(() => at);
  const { shifts } = kept;
  const due = {
    shifts: async () => ({ due: [{ shiftId: 'shf_1' }], next: null }),
    requests: async () => ({ due: [{ shiftId: 'shf_1', userId: 'pro' }], next: null }),
    attendance: async () => ({ due: [], next: null }),
  };
  const deps = { ...kept.deps(), due, shifts };
  return { kept, shifts, deps, run: () => advanceDueShifts(deps, () => true) };
};

const none = { moved: 0, lapsed: 0, attended: 0, settled: 0, taken: 0, failed: 0 };

describe('a request', () => {
  it('lapses once it should have been answered, and frees its place', async () => {
    const { shifts, run } = setUp(answerBy);
    shifts.add(shiftWith(), [bookingWith('pro', { answerBy }), bookingWith('other', { status: 'confirmed' })]);
    expect(await run()).toEqual({ ...none, lapsed: 1, settled: 1 });
    expect(shifts.statusOf('shf_1', 'pro')).toBe('lapsed');
    expect(shifts.shifts.get('shf_1')).toMatchObject({ status: 'open', confirmed: 1, requested: 0 });
    expect(shifts.heads.get('pro')?.live).toEqual([]);
    expect(await run()).toEqual({ ...none, settled: 2 });
  });

  it('waits until then, and stays with its answer', async () => {
    const early = setUp('2026-12-02T08:59:59.000Z');
    early.shifts.add(shiftWith(), [bookingWith('pro', { answerBy })]);
    expect(await early.run()).toEqual({ ...none, settled: 2 });
    const answered = setUp(answerBy);
    answered.shifts.add(shiftWith(), [bookingWith('pro', { answerBy, status: 'confirmed' })]);
    await answered.run();
    expect(answered.shifts.statusOf('shf_1', 'pro')).toBe('confirmed');
  });

  it('stays due if someone else writes at the same moment', async () => {
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
  it('starts and is completed by the clock; requests that no one answered lapse with the start', async () => {
    const started = setUp('2026-12-04T01:00:00.000Z');
    started.shifts.add(shiftWith(), [bookingWith('pro', { answerBy }), bookingWith('other', { status: 'confirmed' })]);
    expect(await started.run()).toEqual({ ...none, moved: 1, settled: 1 });
    expect(started.shifts.shifts.get('shf_1')).toMatchObject({ status: 'in_progress', confirmed: 1, requested: 0 });
    expect(started.shifts.statusOf('shf_1', 'pro')).toBe('lapsed');
    expect(started.shifts.statusOf('shf_1', 'other')).toBe('confirmed');
    const ended = setUp('2026-12-04T13:00:00.000Z');
    ended.shifts.add(shiftWith({ status: 'in_progress' }));
    await ended.run();
    expect(ended.shifts.shifts.get('shf_1')?.status).toBe('completed');
    expect(await ended.run()).toEqual({ ...none, settled: 2 });
  });

  it('skips its time in a run that is late', async () => {
    const { shifts, run } = setUp('2026-12-05T00:00:00.000Z');
    shifts.add(shiftWith({ status: 'covered' }));
    await run();
    expect(shifts.shifts.get('shf_1')?.status).toBe('completed');
  });

  it.each(['draft', 'canceled', 'completed'] as const)('that is %s stays so', async (status) => {
    const { shifts, run } = setUp('2026-12-05T00:00:00.000Z');
    shifts.add(shiftWith({ status }));
    expect(await run()).toEqual({ ...none, settled: 2 });
    expect(shifts.shifts.get('shf_1')?.status).toBe(status);
  });
});

describe('whoever is booked', () => {
  const awaited = async (at: string, minutesLate: number | null = null) => {
    const { kept, shifts, deps } = setUp(at);
    shifts.add(shiftWith(), [bookingWith('pro', { status: 'confirmed' })]);
    const due = {
      ...deps.due,
      shifts: async () => ({ due: [{ shiftId: 'shf_1' }], next: null }),
      attendance: async () => ({ due: [{ shiftId: 'shf_1', userId: 'pro' }], next: null }),
    };
    const runningLate = minutesLate === null ? null : { at, minutes: minutesLate };
    const result = await advanceDueShifts(
      { ...deps, due: { ...due, attendance: async () => ({ due: [], next: null }) } },
      () => true,
    );
    const item = kept.items.get('shf_1#pro');
    if (item && runningLate) kept.items.set('shf_1#pro', { ...item, runningLate });
    const noticed = await advanceDueShifts({ ...deps, due }, () => true);
    return { result, noticed, item: kept.items.get('shf_1#pro') };
  };

  it('is awaited from the start on, and missed a quarter of an hour later', async () => {
    const early = await awaited('2026-12-04T01:14:00.000Z');
    expect(early.result).toMatchObject({ moved: 1 });
    expect(early.item).toMatchObject({ status: 'confirmed', in: null, missingAt: null });
    const late = await awaited('2026-12-04T01:15:00.000Z');
    expect(late.noticed).toMatchObject({ attended: 1 });
    expect(late.item).toMatchObject({ status: 'confirmed', missingAt: '2026-12-04T01:15:00.000Z' });
  });

  it('gets the time that they say they need, up to half an hour', async () => {
    expect((await awaited('2026-12-04T01:24:00.000Z', 25)).item?.missingAt).toBeNull();
    expect((await awaited('2026-12-04T01:30:00.000Z', 90)).item?.missingAt).toBe('2026-12-04T01:30:00.000Z');
  });
});
