import { describe, expect, it } from 'vitest';
import { rowOf } from '../../store/work/shifts/board';
import { withCounters } from '../../store/work/shifts/bookings/booking-steps';
import { assignShift, checkAssignment } from './booking/assign-shift';
import { bookShift } from './booking/book-shift';
import { findShifts } from './find-shifts';
import { leaveShift } from './booking/leave-shift';
import { moveDueFills } from './filling/move-due-fills';
import { readShiftFor } from './read-coverage';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';
import { startWaves } from './filling/start-fill';

const termsHash = 'hash';

/** Two days before the start, with half a day for own staff only. */
const setUp = (fields: Parameters<typeof nightOf>[0] = {}) => {
  const fake = new FakeShiftDeps(2);
  fake.joinStaff('staff_1');
  const publishedAt = fake.now.toISOString();
  const startsAt = new Date(fake.now.getTime() + 48 * 3_600_000).toISOString();
  const endsAt = new Date(fake.now.getTime() + 60 * 3_600_000).toISOString();
  const shift = nightOf({ publishedAt, startsAt, endsAt, day: '2026-12-05', ...fields });
  fake.table.add(shift);
  const { shiftId } = shift;
  const deps = fake.deps();
  const claim = (userId: string) => answerOf(bookShift(deps, { caller: fake.as(userId), shiftId, termsHash }));
  const assign = (userId: string, caller = fake.manager) => answerOf(assignShift(deps, { caller, shiftId, userId }));
  const bookingOf = (userId: string) => fake.table.bookings.get(`${shiftId}#${userId}`);
  const stored = () => fake.table.shifts.get(shiftId)!;
  return { fake, deps, shiftId, claim, assign, bookingOf, stored };
};

describe('own staff', () => {
  it('can book while others wait, and see so', async () => {
    const { fake, deps, claim, stored } = setUp();
    fake.table.openOf = async () => [stored()];
    expect(await claim('pro_01')).toBe('SHIFT_OPENS_LATER');
    const feedOf = async (userId: string) => (await findShifts(deps, { caller: fake.as(userId) })).items;
    expect(await feedOf('pro_01')).toMatchObject([{ opensAt: '2026-12-04T06:00:00.000Z' }]);
    expect(await feedOf('staff_1')).toMatchObject([{ opensAt: null, payroll: true }]);
    expect(await claim('staff_1')).toBe('done');
  });

  it('lose priority after the window, or with the unit’s setting off', async () => {
    const { fake, claim } = setUp();
    fake.passMinutes(12 * 60);
    expect(await claim('pro_01')).toBe('done');
    const off = setUp();
    off.fake.unit.ownStaffFirst = false;
    expect(await off.claim('pro_01')).toBe('done');
  });

  it('of other units wait like everyone, and no one waits for them', async () => {
    const { fake, claim } = setUp();
    fake.table.pool.at(-1)!.unitIds = ['lun_2'];
    expect(await claim('pro_01')).toBe('done');
  });

  it('are a step of the shift visible to supervisors', async () => {
    const { fake, deps, shiftId } = setUp();
    const { ladder } = await readShiftFor(deps, { caller: fake.manager, shiftId });
    expect(ladder.map(({ step }) => step)).toEqual(['own_staff', 'pool']);
  });

  it('get hours without pay, even after a late cancellation', async () => {
    const { fake, deps, claim, bookingOf, shiftId } = setUp();
    await claim('staff_1');
    expect(bookingOf('staff_1')).toMatchObject({ payroll: true, expectedCents: 0, status: 'confirmed' });
    fake.passMinutes(60);
    await leaveShift(deps, { caller: fake.as('staff_1'), shiftId, exempt: false });
    expect(bookingOf('staff_1')?.cancellations).toMatchObject([{ points: 1, cents: 0, basis: 'none' }]);
  });
});

describe('own staff in the board’s costs', () => {
  const setUpPaid = () => {
    const set = setUp({ headcount: 2, expectedCents: 600_00 });
    const row = () => rowOf(set.stored());
    return { ...set, row };
  };

  it('cost nothing while they hold a slot, whose pay returns when they leave', async () => {
    const { fake, deps, shiftId, claim, row } = setUpPaid();
    expect(row()).toMatchObject({ costCents: 1200_00, flags: [] });
    await claim('staff_1');
    expect(row()).toMatchObject({ costCents: 600_00, flags: ['own_staff'] });
    fake.passMinutes(60);
    await leaveShift(deps, { caller: fake.as('staff_1'), shiftId, exempt: false });
    expect(row()).toMatchObject({ costCents: 1200_00, flags: [] });
  });

  it('are counted once when assigned twice, and others not at all', async () => {
    const { fake, assign, claim, row, stored } = setUpPaid();
    await Promise.all([assign('staff_1'), assign('staff_1')]);
    fake.passMinutes(13 * 60);
    await claim('pro_01');
    expect(stored()).toMatchObject({ confirmed: 2, ownStaff: 1 });
    expect(row().costCents).toBe(600_00);
  });

  it('free their slot while missing', async () => {
    const { fake, claim, bookingOf, stored } = setUpPaid();
    await claim('staff_1');
    const before = bookingOf('staff_1')!;
    const missing = { ...before, missingSince: fake.now.toISOString() };
    const shift = withCounters(stored(), { before, after: missing }, fake.now);
    expect(rowOf(shift).costCents).toBe(1200_00);
    expect(rowOf(withCounters(shift, { before: missing, after: before }, fake.now)).costCents).toBe(600_00);
  });

  it('never make the count negative when booked before counting', async () => {
    const { claim, bookingOf, stored, fake } = setUpPaid();
    await claim('staff_1');
    const before = bookingOf('staff_1')!;
    const { ownStaff: _counted, ...earlier } = stored();
    const after = { ...before, status: 'canceled_by_worker' as const };
    expect(rowOf(withCounters(earlier, { before, after }, fake.now)).costCents).toBe(1200_00);
  });
});

it('own staff are invited as such, others with the shift’s pay', async () => {
  const { fake, deps, shiftId } = setUp();
  await startWaves(deps, shiftId, 'button');
  const invited = async () => {
    await moveDueFills(deps, () => true);
    return [...fake.table.asked.values()].map(({ userId, payroll }) => [userId, payroll]).toSorted();
  };
  expect(await invited()).toEqual([['staff_1', true]]);
  fake.passMinutes(12 * 60);
  expect(await invited()).toEqual([
    ['pro_01', undefined],
    ['pro_02', undefined],
    ['staff_1', true],
  ]);
});

describe('an assignment', () => {
  it('books own staff at once, and only once', async () => {
    const { assign, bookingOf, stored } = setUp();
    expect(await Promise.all([assign('staff_1'), assign('staff_1')])).toEqual(['done', 'done']);
    expect(bookingOf('staff_1')).toMatchObject({ how: 'assigned', status: 'confirmed', attempt: 1 });
    expect(stored()).toMatchObject({ status: 'covered', confirmed: 1 });
  });

  it('competes with a claim: one gets the last slot', async () => {
    const { fake, assign, claim } = setUp();
    fake.joinStaff('staff_2');
    const answers = await Promise.all([assign('staff_1'), claim('staff_2')]);
    expect(answers.toSorted()).toEqual(['SHIFT_FILLED', 'done']);
  });

  it('is rejected for others of the pool, other units, and people who left the shift', async () => {
    const { fake, deps, assign, claim, shiftId } = setUp({ headcount: 3 });
    expect(await assign('pro_01')).toBe('NOT_FOUND');
    fake.joinStaff('staff_2', { unitIds: ['lun_2'] });
    expect(await assign('staff_2')).toBe('NOT_FOUND');
    await claim('staff_1');
    fake.passMinutes(60);
    await leaveShift(deps, { caller: fake.as('staff_1'), shiftId, exempt: false });
    expect(await assign('staff_1')).toBe('ILLEGAL_TRANSITION');
  });

  it('is rejected for ineligible people, a filled shift, and supervisors of other units', async () => {
    const { fake, assign } = setUp();
    const stranger = { ...fake.as('other'), scope: 'assigned', membership: fake.manager.membership } as never;
    expect(await assign('staff_1', stranger)).toBe('NOT_FOUND');
    fake.paused.add('staff_1');
    expect(await assign('staff_1')).toBe('NOT_ELIGIBLE');
    fake.joinStaff('staff_2');
    expect(await assign('staff_2')).toBe('done');
    fake.joinStaff('staff_3');
    expect(await assign('staff_3')).toBe('SHIFT_FILLED');
  });
});

describe('the obstacle to an assignment', () => {
  const setUpCheck = (fields: Parameters<typeof setUp>[0] = {}) => {
    const set = setUp(fields);
    const { fake, deps, shiftId } = set;
    const check = (userId: string, caller = fake.manager) => checkAssignment(deps, { caller, shiftId, userId });
    return { ...set, check };
  };

  it('is null for an assignable person, and books no one', async () => {
    const { check, bookingOf, stored } = setUpCheck();
    expect(await check('staff_1')).toBeNull();
    expect(bookingOf('staff_1')).toBeUndefined();
    expect(stored()).toMatchObject({ status: 'open', confirmed: 0 });
  });

  it('is another unit, being on the shift, or having left it', async () => {
    const { fake, deps, check, claim, shiftId } = setUpCheck({ headcount: 3 });
    fake.joinStaff('staff_2', { unitIds: ['lun_2'] });
    expect([await check('pro_01'), await check('staff_2')]).toEqual(['unit', 'unit']);
    await claim('staff_1');
    expect(await check('staff_1')).toBe('on_shift');
    fake.passMinutes(60);
    await leaveShift(deps, { caller: fake.as('staff_1'), shiftId, exempt: false });
    expect(await check('staff_1')).toBe('left');
  });

  it('is a shift that is filled, unpublished, or started', async () => {
    const { fake, assign, check } = setUpCheck();
    fake.joinStaff('staff_2');
    await assign('staff_1');
    expect(await check('staff_2')).toBe('filled');
    expect(await setUpCheck({ status: 'draft' }).check('staff_1')).toBe('not_open');
    const begun = setUpCheck();
    begun.fake.passMinutes(49 * 60);
    expect(await begun.check('staff_1')).toBe('started');
  });

  it('names the profession, but hides a pause from the employer', async () => {
    expect(await setUpCheck({ professions: ['pharmacist'] }).check('staff_1')).toBe('profession');
    const { fake, check } = setUpCheck();
    fake.paused.add('staff_1');
    expect(await check('staff_1')).toBe('other');
  });

  it('is hidden from supervisors of other units', async () => {
    const { fake, deps, shiftId } = setUpCheck();
    const stranger = { ...fake.as('other'), scope: 'assigned', membership: fake.manager.membership } as never;
    expect(await answerOf(checkAssignment(deps, { caller: stranger, shiftId, userId: 'staff_1' }))).toBe('NOT_FOUND');
  });
});
