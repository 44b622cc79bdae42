import { beforeEach, describe, expect, it } from 'vitest';
import { settleDispute } from '../../attendance/decide-attendance';
import { answerReturn } from '../../attendance/own-attendance';
import type { Deps as AttendanceDeps } from '../../attendance/ports';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { advanceAttendance } from '../../shifts/advance-attendance';
import { attendanceWith } from '../../store/attendance/attendance.fake';
import type { PlacementItem } from '../../store/placements/placement-item';
import { bookingIdOf } from '../../store/reliability/ledger-item';
import { shiftCaseWith } from '../../store/shift-cases/shift-cases.fake';
import { bookingWith, ids, shiftWith } from '../../store/shifts/shifts.fake';
import { appealDispute } from './appeal-dispute';
import { decideShiftCase } from './decide-shift-case';
import { getShiftCase } from './review-shift-cases';
import { codeOf, FakeShiftCases, professional, reviewer } from './shift-cases.fake';

const ref = { shiftId: ids.shiftId, userId: 'pro' };
const second = { userId: 'paul', scope: 'all' } as unknown as AuthorizedCaller;
const manager = {
  ...{ userId: 'max', scope: 'organization' },
  membership: { organizationId: ids.organizationId },
} as unknown as AuthorizedCaller;

let world: FakeShiftCases;

/** Of the night of `shiftWith`, to which nobody came, as the unit said. */
const absent = (status: 'no_show' | 'approved' = 'no_show') =>
  attendanceWith({ status, in: null, out: null, answers: null, approved: null, submittedAt: null, answerBy: null });

beforeEach(() => {
  world = new FakeShiftCases();
  world.now = new Date('2026-12-07T15:00:00.000Z');
  const { attending } = world;
  attending.placement = {
    ...{ placementId: ids.placementId, jobId: 'job_1', jobTitle: 'ICU nurse', organization: 'Lakeshore Health' },
    ...{ organizationId: ids.organizationId, professional: { userId: 'pro', name: 'Josephine Quigley' }, version: 1 },
    terms: { payCents: 50_00, rate: 'hour', currency: 'USD', startOn: '2026-01-01' },
  } as unknown as PlacementItem;
  attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'no_show' })]);
  attending.items.set(`${ids.shiftId}#pro`, absent());
  world.add('one', { shiftId: ids.shiftId, bookingId: bookingIdOf(ref), on: '2026-12-03' });
  world.cases.set(
    'shc_appeal',
    shiftCaseWith({ caseId: 'shc_appeal', eventId: 'one', shiftId: ids.shiftId, text: 'I worked all night.' }),
  );
});

const stored = () => world.attending.items.get(`${ids.shiftId}#pro`)!;
const lines = () =>
  world.attending.weeks.get('2026-11-30')?.lines.map(({ minutes, shift }) => [minutes, shift?.cents]) ?? [];
const centsOf = (minutes: number) => Math.round((57_00 * minutes) / 60);

const grant = (minutes?: number, caller = reviewer) =>
  decideShiftCase(world.deps(), {
    ...{ caller, caseId: 'shc_appeal' },
    form: { outcome: 'exempt', reason: 'The log shows it.', version: 1, ...(minutes !== undefined && { minutes }) },
  });

const attendanceDeps = () =>
  ({
    ...world.deps(),
    organizations: { get: async () => null },
    people: { find: async () => new Map() },
    kiosks: {},
    hash: async () => '',
  }) as unknown as AttendanceDeps;

const record = (minutes: number, version = stored().version) =>
  settleDispute(attendanceDeps(), { ...ref, caller: manager, minutes, version });
const accept = () =>
  answerReturn(attendanceDeps(), { caller: professional, shiftId: ids.shiftId, answer: { answer: 'accept' } });
const tick = () =>
  advanceAttendance({ ...world.deps(), due: world.attending.clock(), fills: { run: async () => null } }, ref);

describe('a no-show that is taken back because the person was there', () => {
  it('has hours for the unit to record within 3 business days, and leaves the booking as it ended', async () => {
    expect(await grant(690)).toMatchObject({ outcome: 'exempt', minutes: 690, booking: { plannedMinutes: 690 } });
    expect(world.counted).toEqual([]);
    expect(stored()).toMatchObject({
      ...{ status: 'no_show', in: null, out: null, recorded: null, payCents: 0 },
      approved: { minutes: 0, by: null },
      dispute: {
        ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I worked all night.' },
        ...{ until: '2026-12-10T15:00:00.000Z', settledMinutes: null, cases: [] },
      },
    });
    expect((await world.attending.shifts.booking(ids.shiftId, 'pro'))?.status).toBe('no_show');
    expect(lines()).toEqual([]);
  });

  it('has none if staff don’t say so', async () => {
    await grant();
    expect(stored()).toEqual(absent());
  });

  it('gets them once, of two decisions at the same time', async () => {
    const codes = await Promise.all([codeOf(grant(690)), codeOf(grant(600, second))]);
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'done']);
    expect(stored().version).toBe(absent().version + 1);
  });

  it('is refused of anything else than a no-show, and then nothing is decided', async () => {
    world.add('one', { shiftId: ids.shiftId, outcome: { kind: 'late', minutes: 40 } });
    expect(await codeOf(grant(690))).toBe('ILLEGAL_TRANSITION');
    world.add('one', { shiftId: ids.shiftId });
    world.attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'approved' })]);
    expect(await codeOf(grant(690))).toBe('ILLEGAL_TRANSITION');
    expect(world.cases.get('shc_appeal')).toMatchObject({ state: 'open' });
  });
});

describe('the hours of someone who was there after all', () => {
  it('are paid when the unit records them, from the planned start, once', async () => {
    await grant(690);
    const { version } = stored();
    expect(await codeOf(record(691))).toBe('ILLEGAL_TRANSITION');
    await record(660, version);
    expect(await record(660, version)).toMatchObject({ status: 'no_show', payCents: centsOf(660) });
    expect(lines()).toEqual([[660, centsOf(660)]]);
    expect(world.settled).toEqual([`${ids.shiftId}#pro`, `${ids.shiftId}#pro`]);
    expect(await codeOf(record(690))).toBe('ILLEGAL_TRANSITION');
  });

  it('are staff’s to set if the unit doesn’t, with the difference to what was claimed in their range', async () => {
    await grant(690);
    world.now = new Date('2026-12-10T14:59:00.000Z');
    expect(await tick()).toBe(false);
    world.now = new Date('2026-12-10T15:00:00.000Z');
    expect([await tick(), await tick()]).toEqual([true, false]);
    const { caseId } = stored().dispute!.cases[0]!;
    expect(await getShiftCase(world.deps(), { caller: reviewer, caseId })).toMatchObject({
      kind: 'dispute',
      hours: { least: 0, most: 690, claimedMinutes: 690, cents: { least: 0, most: centsOf(690) } },
    });
    await decideShiftCase(world.deps(), {
      ...{ caller: reviewer, caseId },
      form: { outcome: 'ruled', minutes: 690, reason: 'The door log.', version: 1 },
    });
    expect(lines()).toEqual([[690, centsOf(690)]]);
  });

  it('can be objected to if the unit records less, and never accepted unseen', async () => {
    await grant(690);
    expect(await codeOf(accept())).toBe('ILLEGAL_TRANSITION');
    await record(600);
    const objection = { ...ref, caller: professional, text: 'All night.', files: [], language: 'en' } as const;
    const { dispute } = await appealDispute(world.deps(), objection);
    expect(dispute?.cases).toMatchObject([{ state: 'open', openedBy: 'worker' }]);
  });
});

describe('a dispute that its professional gives up', () => {
  const at = '2026-12-04T13:00:00.000Z';
  beforeEach(() => {
    world.attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'approved' })]);
    const item = attendanceWith({
      returned: { minutes: 660, reason: 'You left at 6:30.', at, by: 'Ada Lovelace' },
      approved: { minutes: 660, at, by: 'Ada Lovelace', bySilence: false },
      dispute: {
        ...{ claimedMinutes: 750, foundMinutes: 660, statement: 'I stayed.', at, until: '2026-12-11T13:00:00.000Z' },
        ...{ settledMinutes: null, settledAt: null, cases: [] },
      },
    });
    world.attending.items.set(`${ids.shiftId}#pro`, item);
  });

  it('ends with what is approved, for good, however often they say so', async () => {
    expect((await accept()).dispute).toMatchObject({ settledMinutes: 660, accepted: true });
    const { version } = stored();
    await accept();
    expect([stored().version, lines()]).toEqual([version, []]);
    const objection = { ...ref, caller: professional, text: 'No.', files: [], language: 'en' } as const;
    expect(await codeOf(appealDispute(world.deps(), objection))).toBe('APPEAL_OVER');
  });

  it('closes the case that staff haven’t decided', async () => {
    world.now = new Date('2026-12-11T13:00:00.000Z');
    await tick();
    const { caseId } = stored().dispute!.cases[0]!;
    await accept();
    expect(world.cases.get(caseId)).toMatchObject({ state: 'decided', outcome: 'settled' });
    expect(await tick()).toBe(false);
  });

  it('is settled by one side, if both say so at the same time', async () => {
    const codes = await Promise.all([codeOf(accept()), codeOf(record(700))]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  });
});
