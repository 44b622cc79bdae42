import { beforeEach, describe, expect, it } from 'vitest';
import { settleDispute } from '../../../work/attendance/decide-attendance';
import { answerReturn } from '../../../work/attendance/own-attendance';
import { advanceAttendance } from '../../../work/shifts/background/advance-attendance';
import { attendanceWith } from '../../../store/work/attendance/attendance.fake';
import { bookingIdOf } from '../../../store/work/reliability/ledger-item';
import { shiftCaseWith } from '../../../store/trust/shift-cases/shift-cases.fake';
import { bookingWith, ids, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { appealDispute } from './appeal-dispute';
import { decideShiftCase } from './decide-shift-case';
import { getShiftCase } from './review-shift-cases';
import { centsOf, FakeAttendedCases, manager, ref, second } from './attended-cases.fake';
import { codeOf, professional, reviewer } from './shift-cases.fake';

let world: FakeAttendedCases;

/** Attendance for the shift of `shiftWith`, reported by the unit as a no-show. */
const absent = (status: 'no_show' | 'approved' = 'no_show') =>
  attendanceWith({ status, in: null, out: null, answers: null, approved: null, submittedAt: null, answerBy: null });

beforeEach(() => {
  world = new FakeAttendedCases('2026-12-07T15:00:00.000Z');
  const { attending } = world;
  attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'no_show' })]);
  attending.items.set(`${ids.shiftId}#pro`, absent());
  world.add('one', { shiftId: ids.shiftId, bookingId: bookingIdOf(ref), on: '2026-12-03' });
  world.cases.set(
    'shc_appeal',
    shiftCaseWith({ caseId: 'shc_appeal', eventId: 'one', shiftId: ids.shiftId, text: 'I worked all night.' }),
  );
});

const grant = (minutes?: number, caller = reviewer) =>
  decideShiftCase(world.deps(), {
    ...{ caller, caseId: 'shc_appeal' },
    form: { outcome: 'exempt', reason: 'The log shows it.', version: 1, ...(minutes !== undefined && { minutes }) },
  });

const record = (minutes: number, version = world.attended().version) =>
  settleDispute(world.attendanceDeps(), { ...ref, caller: manager, minutes, version });
const accept = () =>
  answerReturn(world.attendanceDeps(), { caller: professional, shiftId: ids.shiftId, answer: { answer: 'accept' } });
const tick = () =>
  advanceAttendance({ ...world.deps(), due: world.attending.clock(), fills: { run: async () => null } }, ref);

describe('a no-show overturned because the person was there', () => {
  it('lets the unit record hours within 3 business days, and keeps the booking status', async () => {
    expect(await grant(690)).toMatchObject({ outcome: 'exempt', minutes: 690, booking: { plannedMinutes: 690 } });
    expect(world.counted).toEqual([]);
    expect(world.attended()).toMatchObject({
      ...{ status: 'no_show', in: null, out: null, recorded: null, payCents: 0 },
      approved: { minutes: 0, by: null },
      dispute: {
        ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I worked all night.' },
        ...{ until: '2026-12-10T15:00:00.000Z', settledMinutes: null, cases: [] },
      },
    });
    expect((await world.attending.shifts.booking(ids.shiftId, 'pro'))?.status).toBe('no_show');
    expect(world.lines()).toEqual([]);
  });

  it('has no hours unless staff grant them', async () => {
    await grant();
    expect(world.attended()).toEqual(absent());
  });

  it('is granted hours once by two concurrent decisions', async () => {
    const codes = await Promise.all([codeOf(grant(690)), codeOf(grant(600, second))]);
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'done']);
    expect(world.attended().version).toBe(absent().version + 1);
  });

  it('rejects hours for anything but a no-show, without a decision', async () => {
    world.add('one', { shiftId: ids.shiftId, outcome: { kind: 'late', minutes: 40 } });
    expect(await codeOf(grant(690))).toBe('ILLEGAL_TRANSITION');
    world.add('one', { shiftId: ids.shiftId });
    world.attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'approved' })]);
    expect(await codeOf(grant(690))).toBe('ILLEGAL_TRANSITION');
    expect(world.cases.get('shc_appeal')).toMatchObject({ state: 'open' });
  });
});

describe('the hours of an overturned no-show', () => {
  it('are paid once when the unit records them', async () => {
    await grant(690);
    const { version } = world.attended();
    expect(await codeOf(record(691))).toBe('ILLEGAL_TRANSITION');
    await record(660, version);
    expect(await record(660, version)).toMatchObject({ status: 'no_show', payCents: centsOf(660) });
    expect(world.lines()).toEqual([[660, centsOf(660)]]);
    expect(world.recomputed).toEqual([`${ids.shiftId}#pro`, `${ids.shiftId}#pro`]);
    expect(await codeOf(record(690))).toBe('ILLEGAL_TRANSITION');
  });

  it('are set by staff if the unit doesn’t, up to the claim', async () => {
    await grant(690);
    world.now = new Date('2026-12-10T14:59:00.000Z');
    expect(await tick()).toBe(false);
    world.now = new Date('2026-12-10T15:00:00.000Z');
    expect([await tick(), await tick()]).toEqual([true, false]);
    const { caseId } = world.attended().dispute!.cases[0]!;
    expect(await getShiftCase(world.deps(), { caller: reviewer, caseId })).toMatchObject({
      kind: 'dispute',
      hours: { least: 0, most: 690, claimedMinutes: 690, cents: { least: 0, most: centsOf(690) } },
    });
    await decideShiftCase(world.deps(), {
      ...{ caller: reviewer, caseId },
      form: { outcome: 'ruled', minutes: 690, reason: 'The door log.', version: 1 },
    });
    expect(world.lines()).toEqual([[690, centsOf(690)]]);
  });

  it('can be disputed if the unit records less, but not accepted unseen', async () => {
    await grant(690);
    expect(await codeOf(accept())).toBe('ILLEGAL_TRANSITION');
    await record(600);
    const objection = { ...ref, caller: professional, text: 'All night.', files: [], language: 'en' } as const;
    const { dispute } = await appealDispute(world.deps(), objection);
    expect(dispute?.cases).toMatchObject([{ state: 'open', openedBy: 'worker' }]);
  });
});

describe('a dispute that the professional gives up', () => {
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

  it('ends with the approved hours, for good, even when repeated', async () => {
    expect((await accept()).dispute).toMatchObject({ settledMinutes: 660, accepted: true });
    const { version } = world.attended();
    await accept();
    expect([world.attended().version, world.lines()]).toEqual([version, []]);
    const objection = { ...ref, caller: professional, text: 'No.', files: [], language: 'en' } as const;
    expect(await codeOf(appealDispute(world.deps(), objection))).toBe('APPEAL_OVER');
  });

  it('closes a case that staff haven’t decided', async () => {
    world.now = new Date('2026-12-11T13:00:00.000Z');
    await tick();
    const { caseId } = world.attended().dispute!.cases[0]!;
    await accept();
    expect(world.cases.get(caseId)).toMatchObject({ state: 'decided', outcome: 'settled' });
    expect(await tick()).toBe(false);
  });

  it('is settled once by two concurrent acts', async () => {
    const codes = await Promise.all([codeOf(accept()), codeOf(record(700))]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  });
});
