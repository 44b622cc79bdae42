import { describe, expect, it } from 'vitest';
import { ShiftTerms } from '@shared/work/model/shifts/shift';
import type { AppError } from '@shared/errors';
import { raisesOf } from '@shared/work/rules/filling/raises';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { bookingWith, ids } from '../../../store/work/shifts/shifts.fake';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { advanceDueShifts, type AdvanceDeps } from '../background/advance-due-shifts';
import { followBookings } from '../background/follow-bookings';
import { moveDueFills } from './move-due-fills';
import { outlookOf } from './outlook';
import { raiseShiftPay } from './raise-shift-pay';
import { FakeShiftDeps, nightOf } from '../shift-deps.fake';
import { startWaves } from './start-fill';

const { shiftId } = nightOf();
/** A weekday shift that starts on Thursday at 7 PM in Chicago. */
const cell = (band: string) => `UNIT#lun_1#night#weekday#${band}`;

type Unit = { weeklyRaiseCents?: number | null; raisesItself?: boolean };

/** Sets up four days before the start, during invitations. */
const setUp = async (unit: Unit = {}, fields: Partial<ShiftItem> = {}) => {
  const fake = new FakeShiftDeps(2);
  fake.now = new Date('2026-11-30T01:00:00.000Z');
  Object.assign(fake.unit, unit);
  fake.table.add(nightOf({ publishedAt: fake.now.toISOString(), updatedAt: fake.now.toISOString(), ...fields }));
  const deps = fake.deps();
  await startWaves(deps, shiftId, 'published');
  const hoursBefore = async (hours: number): Promise<void> => {
    fake.now = new Date(Date.parse('2026-12-04T01:00:00.000Z') - hours * 3_600_000);
    await moveDueFills(deps, () => true);
  };
  const stored = () => fake.table.shifts.get(shiftId)!;
  const manager = { userId: 'mgr', scope: 'organization', membership: { organizationId: ids.organizationId } };
  const supervisor = { ...manager, userId: 'sup', scope: 'assigned' };
  const raise = (by: 'manager' | 'supervisor', version = stored().version) =>
    raiseShiftPay(deps, {
      caller: (by === 'manager' ? manager : supervisor) as unknown as AuthorizedCaller,
      shiftId,
      raise: 'raise_10',
      version,
    }).then(
      () => 'done',
      (error: unknown) => (error as AppError).code,
    );
  const outlook = async () =>
    outlookOf(deps, (await fake.table.whole(shiftId))!, (await deps.locations.unit(stored()))!);
  return { fake, deps, hoursBefore, stored, raise, outlook };
};

describe('a fill checkpoint', () => {
  it('marks a shift at risk by its forecast, and unmarks it once that improves', async () => {
    const { fake, hoursBefore, stored, outlook } = await setUp();
    fake.table.stats.set(cell('3_7_days'), { covered: 6, of: 24 });
    fake.table.stats.set(cell('8_24_hours'), { covered: 24, of: 24 });
    await hoursBefore(73);
    expect(stored().atRisk).toBeUndefined();
    await hoursBefore(72);
    expect(stored().atRisk).toEqual({ since: fake.now.toISOString(), covered: 6, of: 24 });
    expect(await outlook()).toMatchObject({ forecast: { covered: 6, of: 24 }, target: 90 });
    const { revision } = stored();
    await hoursBefore(71);
    expect(stored().revision).toBe(revision);
    await hoursBefore(23);
    expect(stored().atRisk).toBeUndefined();
    expect(stored().forecast).toBe(20);
    expect((await outlook())?.raises).toEqual([]);
  });

  it('judges by requests without enough history', async () => {
    const { hoursBefore, stored, fake } = await setUp();
    await hoursBefore(72);
    expect(stored().atRisk).toEqual({ since: fake.now.toISOString() });
    const asked = await setUp({}, { requested: 1 });
    await asked.hoursBefore(72);
    expect(asked.stored().atRisk).toBeUndefined();
  });

  it('is moved up when someone leaves, once for each departure', async () => {
    const { fake, deps, hoursBefore, stored } = await setUp();
    const left = {
      type: 'booking.changed',
      occurredAt: '2026-11-30T13:00:00.000Z',
      data: { shiftId, status: 'canceled_by_worker' },
    };
    const follow = async () => {
      for (const { run } of await followBookings(deps, left as never)) await run();
    };
    fake.now = new Date(left.occurredAt);
    await follow();
    await hoursBefore(80);
    expect(stored().atRisk).toBeDefined();
    const { version } = fake.table.runs.get(shiftId)!;
    await follow();
    expect(fake.table.runs.get(shiftId)!.version).toBe(version);
  });

  it('raises pay automatically if the unit allows it, within the weekly limit', async () => {
    const cost = raisesOf(nightOf())[0]!.costCents;
    const { fake, hoursBefore, stored } = await setUp({ raisesItself: true, weeklyRaiseCents: cost });
    await hoursBefore(72);
    expect(stored()).toMatchObject({ rateCents: 59_85, version: 2, atRisk: {} });
    expect(fake.table.runs.get(shiftId)).toMatchObject({ run: 2, cause: 'raised' });
    await hoursBefore(24);
    expect(stored().rateCents).toBe(59_85);
    expect([...fake.table.raiseWeeks.values()]).toEqual([{ version: 1, spentCents: cost, extraCents: 0 }]);
  });
});

describe('a raise of an at-risk shift', () => {
  it('goes to everyone on the shift, and restarts the invitations', async () => {
    const { fake, hoursBefore, stored, raise } = await setUp({ weeklyRaiseCents: 900_00 });
    fake.table.add({ ...nightOf({ headcount: 2 }), ...stored(), headcount: 2 }, [
      bookingWith('pro_01', { status: 'confirmed', terms: ShiftTerms.strip().parse(nightOf()) }),
    ]);
    await hoursBefore(72);
    expect(await raise('supervisor')).toBe('done');
    const { rateCents, termsHash, expectedCents } = stored();
    expect(rateCents).toBe(62_70);
    const booking = fake.table.bookings.get(`${shiftId}#pro_01`)!;
    expect(booking).toMatchObject({ status: 'confirmed', termsHash, expectedCents, terms: { rateCents } });
    expect(fake.table.runs.get(shiftId)).toMatchObject({ cause: 'raised', state: 'running' });
  });

  it('happens once; a second one is rejected', async () => {
    const { fake, hoursBefore, stored, raise } = await setUp({ weeklyRaiseCents: 900_00 });
    await hoursBefore(72);
    const { version } = stored();
    let second = '';
    fake.table.beforeWrite = async () => {
      second = await raise('manager', version);
    };
    expect([await raise('supervisor', version), second]).toEqual(['STALE_VERSION', 'done']);
    expect(stored().rateCents).toBe(62_70);
  });

  it('needs a manager above the approved amount', async () => {
    const { fake, hoursBefore, raise, outlook } = await setUp();
    await hoursBefore(72);
    expect((await outlook())?.raises.every(({ needsManager }) => needsManager)).toBe(true);
    expect(await raise('supervisor')).toBe('RAISE_OVER_APPROVED');
    expect(await raise('manager')).toBe('done');
    const [week] = fake.table.raiseWeeks.values();
    expect(week).toEqual({ version: 1, spentCents: week!.extraCents, extraCents: week!.spentCents });
  });

  it('is rejected for a shift that is not at risk', async () => {
    const { raise } = await setUp();
    expect(await raise('manager')).toBe('SHIFT_NOT_OPEN');
  });
});

describe('fill history', () => {
  it('counts a shift once in each lead-time band in which it was open', async () => {
    const { fake, deps, stored } = await setUp();
    const started = nightOf({ ...stored(), openIn: ['3_7_days'], forecast: 80, status: 'covered', confirmed: 1 });
    fake.table.shifts.set(shiftId, started);
    fake.now = new Date(started.startsAt);
    const due = { shifts: async () => ({ due: [{ shiftId }], next: null }) };
    const none = async () => ({ due: [], next: null });
    const advancing = { ...deps, due: { ...due, requests: none, attendance: none } } as unknown as AdvanceDeps;
    await advanceDueShifts(advancing, () => true);
    await advanceDueShifts(advancing, () => true);
    expect(fake.table.started).toEqual([
      {
        organizationId: ids.organizationId,
        unitId: 'lun_1',
        month: '2026-12',
        cells: [cell('3_7_days'), 'LOC#loc_1#night#weekday#3_7_days', 'ALL#night#weekday#3_7_days', 'FORECAST#80'],
        covered: true,
        people: [],
      },
    ]);
  });
});
