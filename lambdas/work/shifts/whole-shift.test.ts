import { describe, expect, it } from 'vitest';
import { leadBands } from '@shared/work/rules/filling/fill-forecast';
import type { Booking } from '@shared/work/model/booking';
import { ShiftForm, ShiftTerms } from '@shared/work/model/shifts/shift';
import type { Table } from '../../platform/table/table';
import { cancelUpcoming } from '../../store/work/shifts/bookings/end-bookings';
import { changeWrites } from '../../store/work/shifts/shifts';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { bookingWith } from '../../store/work/shifts/shifts.fake';
import { advanceDueShifts, type AdvanceDeps } from './background/advance-due-shifts';
import { joinAsBackup } from './booking/join-as-backup';
import { updateShift } from './edit-shift';
import { leaveShift } from './booking/leave-shift';
import { cancelShift } from './plan-shifts';
import { raiseShiftPay } from './filling/raise-shift-pay';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';
import { startWaves } from './filling/start-fill';

const shiftId = 'shf_1';

/** Maximum number of writes in a transaction. */
const most = 100;

/** Returns bookings on the terms of the shift. */
const people = (shift: ShiftItem, status: Booking['status'], count: number): Booking[] => {
  const { termsHash } = shift;
  const agreed = { status, termsHash, terms: ShiftTerms.strip().parse(shift) };
  return Array.from({ length: count }, (_, at) => bookingWith(`${status}_${at + 1}`, agreed));
};

/** Sets up a shift of 20 people with 25 requests and 3 backups for each slot, and records transaction sizes. */
const setUp = async (backups = 60) => {
  const fake = new FakeShiftDeps(1);
  const deps = fake.deps();
  const table = { name: 'table' } as Table;
  const stored = () => fake.table.shifts.get(shiftId)!;
  const edit = (changes: Partial<ShiftForm>, unitId?: string) => {
    const shift = { ...ShiftForm.strip().parse(stored()), ...changes };
    const to = unitId !== undefined && { unitId };
    return updateShift(deps, { caller: fake.manager, shiftId, shift, version: stored().version, ...to });
  };
  fake.table.add(nightOf({ headcount: 20 }));
  // Gives the shift the hash of its terms.
  await edit({ notes: 'Park in lot B' });
  const night = stored();
  fake.table.add(night, [
    ...people(night, 'confirmed', 20),
    ...people(night, 'requested', 25),
    ...people(night, 'backup', backups),
  ]);
  const sizes: number[] = [];
  let left = Infinity;
  const change = fake.table.change.bind(fake.table);
  fake.table.change = async (given) => {
    if (left === 0) throw new Error('stopped');
    left -= 1;
    await change(given);
    sizes.push(changeWrites(table, given).length);
  };
  const stopAfter = (writes: number): void => void (left = writes);
  const of = (status: Booking['status']): Booking[] =>
    [...fake.table.bookings.values()].filter((it) => it.shiftId === shiftId && it.status === status);
  const cancel = () => cancelShift(deps, { caller: fake.manager, shiftId, reason: 'Unit closed' });
  const due = {
    shifts: async () => ({ due: [{ shiftId }], next: null }),
    requests: async () => ({ due: [], next: null }),
    attendance: async () => ({ due: [], next: null }),
  };
  const advance = () => advanceDueShifts({ ...deps, due } as unknown as AdvanceDeps, () => true);
  return { fake, deps, sizes, stopAfter, stored, of, edit, cancel, advance };
};

type Night = Awaited<ReturnType<typeof setUp>>;

const isEnded = ({ of, stored, fake }: Night): void => {
  expect([of('confirmed'), of('requested'), of('backup')].map((it) => it.length)).toEqual([0, 0, 0]);
  expect(stored()).toMatchObject({ status: 'canceled', confirmed: 0, requested: 0, backups: 0 });
  expect(stored().restSince).toBeUndefined();
  expect([...fake.table.heads.values()].flatMap(({ live }) => live)).toEqual([]);
};

describe('a shift with many people', () => {
  it('is canceled in chunks, booked people first, each with one line of pay', async () => {
    const night = await setUp();
    await night.cancel();
    isEnded(night);
    expect(night.of('canceled_by_facility')).toHaveLength(20);
    for (const { cancellations, reason } of night.of('canceled_by_facility')) {
      expect([reason, cancellations]).toMatchObject(['Unit closed', [{ minutes: 120, cents: 114_00, attempt: 1 }]]);
    }
    expect([night.of('declined').length, night.of('lapsed').length]).toEqual([25, 60]);
    expect(night.sizes).toHaveLength(3);
    expect(Math.max(...night.sizes)).toBeLessThanOrEqual(most);
  });

  it('has no one booked after an interrupted cancellation, and a repeat completes it', async () => {
    const night = await setUp();
    night.stopAfter(1);
    await expect(night.cancel()).rejects.toThrow('stopped');
    expect(night.of('confirmed')).toHaveLength(0);
    expect(night.stored()).toMatchObject({ status: 'canceled', confirmed: 0, requested: 0, backups: 60 });
    const lines = night.of('canceled_by_facility').map(({ cancellations }) => cancellations);
    night.stopAfter(Infinity);
    night.fake.passMinutes(200);
    await night.cancel();
    isEnded(night);
    expect(night.of('canceled_by_facility').map(({ cancellations }) => cancellations)).toEqual(lines);
    await night.cancel();
    expect(night.sizes).toHaveLength(3);
  });

  it('is completed by the scheduled job, even after its end', async () => {
    const night = await setUp();
    night.stopAfter(2);
    await expect(night.cancel()).rejects.toThrow('stopped');
    night.stopAfter(Infinity);
    night.fake.passMinutes(24 * 60);
    expect(await night.advance()).toMatchObject({ moved: 1, failed: 0 });
    isEnded(night);
    expect(await night.advance()).toMatchObject({ moved: 0, settled: 1 });
  });

  it('is canceled once despite a concurrent departure', async () => {
    const night = await setUp();
    const leave = (userId: string) =>
      answerOf(leaveShift(night.deps, { caller: night.fake.as(userId), shiftId, exempt: false }));
    night.fake.table.beforeWrite = async () => void (await leave('confirmed_1'));
    await night.cancel();
    isEnded(night);
    expect(night.of('canceled_by_worker')).toMatchObject([{ cancellations: [{ by: 'worker', cents: 0 }] }]);
    expect(night.of('canceled_by_facility')).toHaveLength(19);
    expect(await leave('confirmed_2')).toBe('ILLEGAL_TRANSITION');
    expect(night.of('canceled_by_facility')).toHaveLength(19);
  });

  it('lets a backup leave between two chunks', async () => {
    const night = await setUp();
    night.stopAfter(1);
    await expect(night.cancel()).rejects.toThrow('stopped');
    night.stopAfter(Infinity);
    const leaving = { caller: night.fake.as('backup_60'), shiftId, exempt: false };
    expect(await answerOf(leaveShift(night.deps, leaving))).toBe('done');
    await night.cancel();
    isEnded(night);
    expect([night.of('withdrawn').length, night.of('lapsed').length]).toEqual([1, 59]);
  });

  it('accepts no backups after the first chunk', async () => {
    const night = await setUp(30);
    night.stopAfter(1);
    await expect(night.cancel()).rejects.toThrow('stopped');
    night.stopAfter(Infinity);
    const offer = { caller: night.fake.as('pro_01'), shiftId, termsHash: night.stored().termsHash };
    expect(await answerOf(joinAsBackup(night.deps, offer))).toBe('SHIFT_NOT_OPEN');
  });

  it('is canceled with its organization', async () => {
    const night = await setUp();
    expect(await cancelUpcoming(night.deps, shiftId)).toBe(true);
    isEnded(night);
    expect(await cancelUpcoming(night.deps, shiftId)).toBe(false);
  });

  it.each([
    ['in time', { status: 'in_progress' }],
    // Includes everything a start adds to the history.
    ['by a run that is late', { status: 'covered', openIn: [...leadBands], forecast: 90 }],
  ] as const)('is completed with backups beyond one transaction, %s', async (_when, fields) => {
    const night = await setUp();
    night.fake.table.shifts.set(shiftId, { ...night.stored(), ...fields } as ShiftItem);
    night.fake.passMinutes(24 * 60);
    await night.advance();
    expect(night.stored()).toMatchObject({ status: 'completed', requested: 0 });
    await night.advance();
    expect([night.of('requested'), night.of('backup')]).toEqual([[], []]);
    expect(night.stored()).toMatchObject({ status: 'completed', confirmed: 20, backups: 0 });
    expect(night.stored().restSince).toBeUndefined();
    expect(Math.max(...night.sizes)).toBeLessThanOrEqual(most);
  });

  it('is limited to 3 backups for each slot', async () => {
    const { deps, fake, stored } = await setUp();
    const offer = () =>
      answerOf(joinAsBackup(deps, { caller: fake.as('pro_01'), shiftId, termsHash: stored().termsHash }));
    expect([stored().status, await offer()]).toEqual(['covered', 'LIMIT_REACHED']);
    const { deps: others, fake: roomy, stored: covered } = await setUp(59);
    await joinAsBackup(others, { caller: roomy.as('pro_01'), shiftId, termsHash: covered().termsHash });
    expect(covered().backups).toBe(60);
  });
});

describe('better pay of a shift with many people', () => {
  const hasAll = ({ stored, of }: Night, rateCents: number): void => {
    const hashes = [...of('confirmed'), ...of('requested'), ...of('backup')].map((it) => it.termsHash);
    expect(hashes).toHaveLength(105);
    expect(new Set(hashes)).toEqual(new Set([stored().termsHash]));
    expect(of('confirmed').map(({ terms }) => terms.rateCents)).toEqual(Array.from({ length: 20 }, () => rateCents));
    expect(stored().restSince).toBeUndefined();
  };

  it('reaches everyone, booked people at once and backups in chunks', async () => {
    const night = await setUp();
    await night.edit({ rateCents: 60_00 });
    hasAll(night, 60_00);
    expect(Math.max(...night.sizes)).toBeLessThanOrEqual(most);
  });

  it('is charged once, and continues on schedule where it stopped', async () => {
    const night = await setUp();
    night.stopAfter(1);
    await expect(night.edit({ rateCents: 60_00 })).rejects.toThrow('stopped');
    expect(new Set(night.of('confirmed').map(({ termsHash }) => termsHash))).toEqual(
      new Set([night.stored().termsHash]),
    );
    night.stopAfter(Infinity);
    await night.advance();
    hasAll(night, 60_00);
    expect([...night.fake.table.raiseWeeks.values()]).toMatchObject([{ version: 1, spentCents: 660_00 }]);
  });

  it('also covers a raise of an at-risk shift', async () => {
    const night = await setUp();
    const { shifts } = night.fake.table;
    shifts.set(shiftId, {
      ...night.stored(),
      status: 'open',
      headcount: 21,
      atRisk: { since: '2026-12-03T12:00:00.000Z' },
    });
    const raise = { caller: night.fake.manager, shiftId, raise: 'raise_10', version: night.stored().version } as const;
    await raiseShiftPay(night.deps, raise);
    hasAll(night, 62_70);
    expect(Math.max(...night.sizes)).toBeLessThanOrEqual(most);
  });

  it('fits one transaction with another unit and day, and moves all backups along', async () => {
    const night = await setUp();
    const { shifts } = night.fake.table;
    // One slot is free, so a run is written too.
    shifts.set(shiftId, { ...night.stored(), status: 'open', confirmed: 19 });
    await startWaves(night.deps, shiftId, 'published');
    night.sizes.length = 0;
    night.fake.now = new Date('2026-12-02T01:00:00.000Z');
    await night.edit({ day: '2026-12-05', rateCents: 60_00 }, 'lun_2');
    expect(night.stored()).toMatchObject({ unitId: 'lun_2', awaiting: 45 });
    expect(night.of('confirmed').map((it) => it.change?.place?.unitId)).toEqual(Array(20).fill('lun_2'));
    expect(new Set(night.of('backup').map(({ unitId }) => unitId))).toEqual(new Set(['lun_2']));
    expect(night.stored().restSince).toBeUndefined();
    expect(Math.max(...night.sizes)).toBeLessThanOrEqual(most);
  });

  it('uses the newest terms if the shift is canceled or edited before the rest', async () => {
    const edited = await setUp();
    edited.stopAfter(1);
    await expect(edited.edit({ rateCents: 60_00 })).rejects.toThrow('stopped');
    edited.stopAfter(Infinity);
    await edited.edit({ rateCents: 61_00 });
    hasAll(edited, 61_00);
    const canceled = await setUp();
    canceled.stopAfter(1);
    await expect(canceled.edit({ rateCents: 60_00 })).rejects.toThrow('stopped');
    canceled.stopAfter(Infinity);
    await canceled.cancel();
    isEnded(canceled);
  });
});
