import type { Booking } from '@shared/work/model/booking';
import { addDays } from '@shared/core/rules/calendar-days';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../placements/placement-item';
import { bookingWith, ids, shiftWith } from '../shifts/shifts.fake';
import type { ShiftItem } from '../shifts/shift-item';
import { timesheetView, type TimesheetItem } from '../timesheets/timesheet-item';
import { withShiftLine } from '../timesheets/shift-lines';
import { attendanceWith } from './attendance.fake';
import type { AttendanceItem } from './attendance-item';
import { payLinesOf } from './derive-attendance';
import { recomputePay, type PayDeps } from './recompute-pay';

const placement = {
  ...{ placementId: ids.placementId, jobId: 'job_1', jobTitle: 'ICU nurse', organization: 'Lakeshore Health' },
  ...{ organizationId: ids.organizationId, professional: { userId: 'pro', name: 'Josephine Quigley' }, version: 1 },
  terms: { payCents: 50_00, rate: 'hour', currency: 'USD', startOn: '2026-01-01' },
} as unknown as PlacementItem;

const at = new Date('2026-12-05T12:00:00.000Z');
const monday = '2026-11-30';
const key = (shiftId: string) => `${shiftId}#pro`;

let shifts: Map<string, ShiftItem>;
let bookings: Map<string, Booking>;
let attendance: Map<string, AttendanceItem>;
let weeks: Map<string, TimesheetItem>;
let engagement: 'contractor' | null;
/** Hook for a concurrent write. */
let beforeWrite: (() => void) | null;

const weekIn = (placementId: string, week: string): TimesheetItem | null => weeks.get(`${placementId} ${week}`) ?? null;

const deps: PayDeps = {
  shifts: {
    booking: async (shiftId) => bookings.get(key(shiftId)) ?? null,
    many: async (shiftIds) => shiftIds.flatMap((shiftId) => shifts.get(shiftId) ?? []),
    ownBookings: async (_userId, { from, until }) =>
      [...bookings.values()].filter(({ startsAt }) => startsAt >= from && startsAt <= until),
  },
  attendance: { whole: async (shiftId) => ({ item: attendance.get(key(shiftId)) ?? null, entries: [] }) },
  locations: { unit: async () => null },
  engagement: async () => engagement,
  placement: async () => placement,
  weeks: {
    get: async (placementId, week) => weekIn(placementId, week),
    write: async ({ before, after }, read) => {
      const interrupt = beforeWrite;
      beforeWrite = null;
      interrupt?.();
      const isStale =
        weekIn(after.placementId, after.weekStartsOn)?.version !== before?.version ||
        read.bookings.some(({ shiftId, version }) => bookings.get(key(shiftId))?.version !== version);
      if (isStale) throw new ConcurrentModificationError();
      weeks.set(`${after.placementId} ${after.weekStartsOn}`, after);
    },
  },
  clock: { now: () => at },
};

const recompute = (shiftId: string = ids.shiftId) => recomputePay(deps, { shiftId, userId: 'pro' });
const linesOf = (week: string = monday) =>
  (weekIn(ids.placementId, week)?.lines ?? []).map(({ day, shift }) => [day, shift?.kind ?? 'work', shift?.cents]);

const canceled = (fields: Partial<Booking> = {}): Booking =>
  bookingWith('pro', {
    status: 'canceled_by_facility',
    cancellations: [
      {
        ...{ attempt: 1, by: 'facility', at: '2026-12-03T22:00:00.000Z', noticeMinutes: 180, points: 6 },
        ...{ minutes: 240, cents: 228_00, basis: 'policy', undone: false },
      },
    ],
    ...fields,
  });

/** An approved night shift with its line, as the approval writes them. */
const work = (day: string): string => {
  const shiftId = `shf_${day}`;
  const next = addDays(day, 1);
  const times = { startsAt: `${next}T01:00:00.000Z`, endsAt: `${next}T13:00:00.000Z` };
  const shift = shiftWith({ shiftId, day, ...times });
  const base = bookingWith('pro', { status: 'approved' });
  const booking = { ...base, shiftId, ...times, terms: { ...base.terms, day } };
  const time = (instant: string) => ({ at: instant, method: 'location' as const, trust: 'high' as const });
  const item = {
    ...attendanceWith({ in: time(times.startsAt), out: time(times.endsAt) }),
    ...{ shiftId, day, ...times },
  };
  shifts.set(shiftId, shift);
  bookings.set(key(shiftId), booking);
  attendance.set(key(shiftId), item);
  const before = weekIn(ids.placementId, monday) ?? {
    ...{ placementId: ids.placementId, weekStartsOn: monday, jobId: 'job_1', jobTitle: 'ICU nurse' },
    ...{ organizationId: ids.organizationId, organization: 'Lakeshore Health', lines: [], status: 'draft' as const },
    professional: { userId: 'pro', name: 'Josephine Quigley' },
    ...{
      submittedAt: null,
      approvedAt: null,
      approvedBy: null,
      dueOn: null,
      paidAt: null,
      payReference: '',
      version: 0,
    },
    rate: { payCents: 50_00, rate: 'hour' as const, currency: 'USD' as const },
  };
  const pay = payLinesOf(item, booking, 690);
  const line = { day, minutes: 690, shiftId, cents: 655_50, pay };
  weeks.set(
    `${ids.placementId} ${monday}`,
    withShiftLine(before, line, { at, by: 'Ada Lovelace', zone: 'America/Chicago' }),
  );
  return shiftId;
};

beforeEach(() => {
  [shifts, bookings, attendance, weeks] = [new Map(), new Map(), new Map(), new Map()];
  engagement = null;
  beforeWrite = null;
});

describe('a booking that the facility canceled', () => {
  it('is paid by one line of its week, however often it is computed', async () => {
    bookings.set(key(ids.shiftId), canceled());
    await recompute();
    await recompute();
    expect(linesOf()).toEqual([['2026-12-03', 'cancellation', 228_00]]);
    expect(timesheetView(weekIn(ids.placementId, monday)!)).toMatchObject({
      ...{ status: 'approved', totalMinutes: 0, approvedCents: 228_00, dueOn: '2026-12-19' },
    });
  });

  it('is not paid if the cancellation was undone, or the person canceled', async () => {
    const [ended] = canceled().cancellations!;
    bookings.set(key(ids.shiftId), canceled({ cancellations: [{ ...ended!, undone: true }] }));
    await recompute();
    bookings.set(key(ids.shiftId), bookingWith('pro', { status: 'canceled_by_worker' }));
    await recompute();
    expect(weeks.size).toBe(0);
  });

  it('is reversed when the person is booked again, also by a concurrent write', async () => {
    bookings.set(key(ids.shiftId), canceled());
    beforeWrite = () => bookings.set(key(ids.shiftId), canceled({ status: 'confirmed', attempt: 2, version: 2 }));
    await recompute();
    expect(weeks.size).toBe(0);
    bookings.set(key(ids.shiftId), canceled({ version: 3 }));
    await recompute();
    bookings.set(key(ids.shiftId), canceled({ status: 'confirmed', attempt: 2, version: 4 }));
    await recompute();
    expect(linesOf().map(([, , cents]) => cents)).toEqual([228_00, -228_00]);
  });
});

describe('hours of an overturned no-show', () => {
  it('count toward the weekly overtime, from the planned start', async () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
    const shiftIds = days.map(work);
    const last = shiftIds.at(-1)!;
    bookings.set(key(last), { ...bookings.get(key(last))!, status: 'no_show' });
    attendance.set(key(last), { ...attendance.get(key(last))!, status: 'no_show', in: null, out: null, answers: null });
    await recompute(last);
    await recompute(last);
    const kinds = linesOf().map(([, kind]) => kind);
    expect(kinds.filter((kind) => kind === 'overtime')).toHaveLength(1);
  });
});

describe('a booking whose person the facility sent home', () => {
  const sentHome = (fields: Partial<Booking> = {}): Booking =>
    bookingWith('pro', {
      status: 'sent_home',
      sentHome: {
        ...{ by: 'facility', at: '2026-12-04T03:00:00.000Z', workedMinutes: 120 },
        ...{ minutes: 225, cents: 213_75, basis: 'policy' },
      },
      ...fields,
    });

  it('is paid by one line of its week, whatever status follows, however often', async () => {
    for (const status of ['sent_home', 'sent_home', 'submitted', 'returned'] as const) {
      bookings.set(key(ids.shiftId), sentHome({ status }));
      await recompute();
    }
    expect(linesOf()).toEqual([['2026-12-03', 'sent_home', 213_75]]);
    expect(timesheetView(weekIn(ids.placementId, monday)!)).toMatchObject({ status: 'approved', totalMinutes: 0 });
  });

  it('is not paid if the person left', async () => {
    const left = { ...sentHome().sentHome!, by: 'worker', minutes: 0, cents: 0, basis: 'none' } as const;
    bookings.set(key(ids.shiftId), sentHome({ sentHome: left }));
    await recompute();
    expect(weeks.size).toBe(0);
  });

  it('is corrected once by the approved minutes, in any order, and separately from the work', async () => {
    const shiftId = work('2026-12-03');
    const known = attendance.get(key(shiftId))!;
    attendance.set(key(shiftId), { ...known, approved: { ...known.approved!, minutes: 180 } });
    bookings.set(key(shiftId), { ...sentHome({ status: 'approved' }), shiftId });
    const ofSending = () => linesOf().filter(([, kind]) => kind === 'sent_home');
    await recompute(shiftId);
    await recompute(shiftId);
    // Half of 690 minutes, minus the three hours worked.
    expect(ofSending()).toEqual([['2026-12-03', 'sent_home', 156_75]]);
    bookings.set(key(shiftId), { ...sentHome({ status: 'sent_home' }), shiftId });
    await recompute(shiftId);
    bookings.set(key(shiftId), { ...sentHome({ status: 'approved' }), shiftId });
    await recompute(shiftId);
    expect(ofSending().reduce((sum, [, , cents]) => sum + Number(cents), 0)).toBe(156_75);
  });

  it('is paid once for two computations at the same time', async () => {
    bookings.set(key(ids.shiftId), sentHome());
    let isSecond = false;
    beforeWrite = () => {
      isSecond = true;
    };
    await Promise.all([recompute(), recompute()]);
    expect(isSecond).toBe(true);
    expect(linesOf()).toEqual([['2026-12-03', 'sent_home', 213_75]]);
  });
});

describe('a workweek of approved shifts', () => {
  const nights = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];

  it('gets its overtime once, on the shift that exceeds the limit', async () => {
    const worked = nights.map(work);
    for (const shiftId of [...worked, ...worked]) await recompute(shiftId);
    // 46 hours at $57, six of them with half the rate extra.
    expect(linesOf().filter(([, kind]) => kind !== 'work')).toEqual([['2026-12-03', 'overtime', 171_00]]);
    expect(weekIn(ids.placementId, monday)?.lines.at(-1)?.shift).toMatchObject({
      pay: [{ code: 'overtime_premium', minutes: 360, factor: 0.5 }],
      rules: { code: 'weekly_40', until: '2026-12-06T06:00:00.000Z' },
    });
  });

  it('is recomputed when an earlier shift is approved late', async () => {
    for (const shiftId of nights.slice(1).map(work)) await recompute(shiftId);
    expect(linesOf().filter(([, kind]) => kind !== 'work')).toEqual([]);
    await recompute(work(nights[0]!));
    expect(linesOf().filter(([, kind]) => kind !== 'work')).toEqual([['2026-12-03', 'overtime', 171_00]]);
  });

  it('gets correction lines after a shift lost minutes', async () => {
    const worked = nights.map(work);
    await recompute(worked[3]);
    const item = attendance.get(key(worked[0]!))!;
    attendance.set(key(worked[0]!), { ...item, approved: { ...item.approved!, minutes: 330 } });
    await recompute(worked[0]);
    expect(linesOf().filter(([, kind]) => kind === 'correction')).toEqual([
      ['2026-11-30', 'correction', -342_00],
      ['2026-12-03', 'correction', -171_00],
    ]);
  });

  it('has no overtime for contractors', async () => {
    engagement = 'contractor';
    for (const shiftId of nights.map(work)) await recompute(shiftId);
    expect(linesOf().every(([, kind]) => kind === 'work')).toBe(true);
  });
});
