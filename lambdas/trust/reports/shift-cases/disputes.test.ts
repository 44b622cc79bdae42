import type { AuthorizedCaller } from '../../../platform/http/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleDispute } from '../../../work/attendance/decide-attendance';
import { advanceAttendance } from '../../../work/shifts/background/advance-attendance';
import { attendanceWith } from '../../../store/work/attendance/attendance.fake';
import { bookingWith, ids, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { appealDispute } from './appeal-dispute';
import { decideShiftCase } from './decide-shift-case';
import { getShiftCase } from './review-shift-cases';
import { centsOf, FakeAttendedCases, manager, ref, second } from './attended-cases.fake';
import { codeOf, professional, reviewer } from './shift-cases.fake';

let world: FakeAttendedCases;
beforeEach(() => {
  world = new FakeAttendedCases('2026-12-11T13:00:00.000Z');
  const { attending } = world;
  attending.shifts.add(shiftWith(), [bookingWith('pro', { status: 'approved' })]);
  const at = '2026-12-04T13:00:00.000Z';
  const item = attendanceWith({
    status: 'approved',
    returned: { minutes: 660, reason: 'You left at 6:30.', at, by: 'Ada Lovelace' },
    approved: { minutes: 660, at, by: 'Ada Lovelace', bySilence: false },
    dispute: {
      ...{ claimedMinutes: 750, foundMinutes: 660, statement: 'I stayed for the handover.', at },
      ...{ until: '2026-12-11T13:00:00.000Z', settledMinutes: null, settledAt: null, cases: [] },
    },
  });
  attending.items.set(`${ids.shiftId}#pro`, item);
});

const tick = () =>
  advanceAttendance({ ...world.deps(), due: world.attending.clock(), fills: { run: async () => null } }, ref);

const settle = (minutes: number) =>
  settleDispute(world.attendanceDeps(), { ...ref, caller: manager, minutes, version: world.attended().version });

const rule = (minutes: number, { caseId = 'shc_1', caller = reviewer, version = 1 } = {}) =>
  decideShiftCase(world.deps(), {
    ...{ caller, caseId },
    form: { outcome: 'ruled', minutes, reason: 'The door log shows it.', version },
  });

const appeal = (caller: AuthorizedCaller = professional) =>
  appealDispute(world.deps(), { ...ref, caller, text: 'The log is wrong.', files: [], language: 'en' });

describe('a dispute that isn’t settled in time', () => {
  it('becomes one case, however often the job runs', async () => {
    world.now = new Date('2026-12-11T12:59:00.000Z');
    expect(await tick()).toBe(false);
    world.now = new Date('2026-12-11T13:00:00.000Z');
    expect([await tick(), await tick()]).toEqual([true, false]);
    expect([...world.cases.values()]).toMatchObject([
      {
        ...{ caseId: 'shc_1', kind: 'dispute', side: 'worker', ownerId: 'pro', openedBy: null, on: '2026-12-03' },
        dueAt: '2026-12-16T13:00:00.000Z',
      },
    ]);
    expect(world.attended().dispute?.cases).toMatchObject([{ caseId: 'shc_1', state: 'open', isAppeal: false }]);
  });

  it('shows staff both sides and the range they can decide', async () => {
    await tick();
    const { hours, booking, mayDecide } = await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' });
    expect(hours).toMatchObject({
      ...{ claimedMinutes: 750, undisputedMinutes: 660, least: 660, most: 750, openedBy: null, earlier: null },
      ...{ statement: 'I stayed for the handover.', returned: { reason: 'You left at 6:30.' } },
      cents: { least: centsOf(660), most: centsOf(750) },
    });
    expect([booking?.professional, mayDecide]).toEqual(['Josephine Quigley', true]);
  });

  it('is decided once, and the difference is paid', async () => {
    await tick();
    expect(await codeOf(rule(659))).toBe('ILLEGAL_TRANSITION');
    expect(await codeOf(rule(751))).toBe('ILLEGAL_TRANSITION');
    const codes = await Promise.all([codeOf(rule(720)), codeOf(rule(700, { caller: second }))]);
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'done']);
    expect(world.attended()).toMatchObject({
      approved: { minutes: 720 },
      dispute: {
        settledMinutes: 720,
        cases: [{ state: 'decided', minutes: 720, reason: 'The door log shows it.' }],
      },
    });
    expect(world.lines()).toEqual([[60, centsOf(60)]]);
    expect(world.recomputed).toEqual([`${ids.shiftId}#pro`]);
  });

  it('is closed if the two sides settle it first', async () => {
    await tick();
    await settle(700);
    expect(world.cases.get('shc_1')).toMatchObject({ state: 'decided', outcome: 'settled', decidedBy: null });
    expect(world.attended().dispute).toMatchObject({ settledMinutes: 700, cases: [{ state: 'settled' }] });
    expect(await codeOf(rule(720))).toBe('STALE_VERSION');
    expect(await codeOf(rule(720, { version: 2 }))).toBe('ILLEGAL_TRANSITION');
    expect(world.lines()).toEqual([[40, centsOf(40)]]);
  });

  it('counts one of a concurrent settlement and decision', async () => {
    await tick();
    const codes = await Promise.all([codeOf(rule(720)), codeOf(settle(700))]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(world.lines()).toHaveLength(1);
    expect(world.attended().dispute?.cases).toHaveLength(1);
  });

  it('isn’t opened after an earlier settlement', async () => {
    await settle(750);
    expect(await tick()).toBe(false);
    expect(world.cases.size).toBe(0);
  });
});

describe('an appeal of the decision', () => {
  beforeEach(async () => {
    await tick();
    await rule(720);
  });

  it('is possible once, by either side, for 14 days', async () => {
    world.now = new Date('2026-12-25T13:00:00.001Z');
    expect(await codeOf(appeal())).toBe('APPEAL_OVER');
    world.now = new Date('2026-12-25T13:00:00.000Z');
    const codes = await Promise.all([codeOf(appeal()), codeOf(appeal(manager))]);
    expect(codes.toSorted()).toEqual(['APPEAL_OVER', 'done']);
    expect(world.cases.size).toBe(2);
    expect(world.attended().dispute?.cases).toMatchObject([{ state: 'decided' }, { state: 'open', isAppeal: true }]);
  });

  it('changes nothing when repeated', async () => {
    await appeal();
    await appeal();
    expect(world.cases.size).toBe(2);
  });

  it('is decided by another reviewer, can reduce hours, and is final', async () => {
    await appeal(manager);
    const caseId = [...world.cases.keys()].at(-1)!;
    const seen = await getShiftCase(world.deps(), { caller: reviewer, caseId });
    expect(seen).toMatchObject({
      mayDecide: false,
      hours: { openedBy: 'facility', least: 660, most: 750, earlier: { minutes: 720 } },
    });
    expect(await codeOf(rule(690, { caseId }))).toBe('FORBIDDEN');
    expect(await codeOf(rule(690, { caseId, caller: second }))).toBe('done');
    expect(world.attended()).toMatchObject({ approved: { minutes: 690 }, dispute: { settledMinutes: 690 } });
    expect(world.lines()).toEqual([
      [60, centsOf(60)],
      [-30, centsOf(690) - centsOf(720)],
    ]);
    expect(await codeOf(appeal())).toBe('APPEAL_OVER');
  });

  it('is open only to the two sides', async () => {
    const other = { userId: 'other', scope: 'own' } as unknown as AuthorizedCaller;
    expect(await codeOf(appeal(other))).toBe('NOT_FOUND');
    const elsewhere = { ...manager, membership: { organizationId: 'org_9' } } as unknown as AuthorizedCaller;
    expect(await codeOf(appeal(elsewhere))).toBe('NOT_FOUND');
    expect(await codeOf(appeal({ ...manager, userId: 'pro' }))).toBe('FORBIDDEN');
  });
});

describe('an objection to the unit’s settlement', () => {
  it('sends the rest to staff, from the settled hours up', async () => {
    await settle(690);
    expect(await codeOf(appeal(manager))).toBe('APPEAL_OVER');
    await appeal();
    expect(world.attended().dispute).toMatchObject({
      settledMinutes: null,
      cases: [{ state: 'open', isAppeal: false }],
    });
    const { hours } = await getShiftCase(world.deps(), { caller: reviewer, caseId: 'shc_1' });
    expect(hours).toMatchObject({ least: 690, most: 750, openedBy: 'worker', earlier: null });
    await rule(750);
    expect(world.lines()).toEqual([
      [30, centsOf(30)],
      [60, centsOf(60)],
    ]);
  });

  it('is rejected when the unit settled all claimed hours', async () => {
    await settle(750);
    expect(await codeOf(appeal())).toBe('APPEAL_OVER');
  });
});
