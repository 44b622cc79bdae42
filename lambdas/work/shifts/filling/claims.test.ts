import { describe, expect, it } from 'vitest';
import { joinAsBackup } from '../booking/join-as-backup';
import { bookShift } from '../booking/book-shift';
import { leaveShift } from '../booking/leave-shift';
import { answerOf, FakeShiftDeps, nightOf } from '../shift-deps.fake';

const termsHash = 'hash';

const setUp = (people: number, fields: Parameters<typeof nightOf>[0] = {}) => {
  const fake = new FakeShiftDeps(people);
  const shift = nightOf(fields);
  fake.table.add(shift);
  const { shiftId } = shift;
  const deps = fake.deps();
  const claim = (userId: string) => answerOf(bookShift(deps, { caller: fake.as(userId), shiftId, termsHash }));
  const offer = (userId: string) => answerOf(joinAsBackup(deps, { caller: fake.as(userId), shiftId, termsHash }));
  const leave = (userId: string) => answerOf(leaveShift(deps, { caller: fake.as(userId), shiftId, exempt: false }));
  const stored = () => fake.table.shifts.get(shiftId)!;
  return { fake, claim, offer, leave, stored, shiftId };
};

const tally = (answers: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, (it) => it)).map(([answer, all]) => [answer, all?.length]));

describe('the last slots of a shift', () => {
  it('go to one of 50 concurrent claims; the others are told it is filled', async () => {
    const { fake, claim, stored } = setUp(50);
    expect(tally(await Promise.all(fake.people.map(claim)))).toEqual({ done: 1, SHIFT_FILLED: 49 });
    expect(stored()).toMatchObject({ status: 'covered', confirmed: 1, requested: 0 });
  });

  it('go to three of 50 when there are three', async () => {
    const { fake, claim, stored } = setUp(50, { headcount: 3 });
    expect(tally(await Promise.all(fake.people.map(claim)))).toEqual({ done: 3, SHIFT_FILLED: 47 });
    expect(stored()).toMatchObject({ status: 'covered', confirmed: 3 });
  });

  it('count a repeated claim once', async () => {
    const { claim, stored } = setUp(1, { headcount: 2 });
    expect(tally(await Promise.all([claim('pro_01'), claim('pro_01')]))).toEqual({ done: 2 });
    expect(stored()).toMatchObject({ confirmed: 1 });
  });
});

describe('backups', () => {
  it('are limited to 3 for each slot, on covered shifts only', async () => {
    const { fake, claim, offer, stored } = setUp(6);
    expect(await offer('pro_02')).toBe('SHIFT_NOT_OPEN');
    await claim('pro_01');
    const others = fake.people.slice(1);
    expect(tally(await Promise.all(others.map(offer)))).toEqual({ done: 3, LIMIT_REACHED: 2 });
    expect(stored()).toMatchObject({ status: 'covered', confirmed: 1, backups: 3 });
  });

  it('hold no slot, and can leave', async () => {
    const { fake, claim, offer, leave, stored, shiftId } = setUp(3);
    await claim('pro_01');
    await offer('pro_02');
    expect(fake.table.heads.get('pro_02')?.live).toMatchObject([{ shiftId, requested: true, backup: true }]);
    expect(await leave('pro_02')).toBe('done');
    expect(fake.table.heads.get('pro_02')?.live).toEqual([]);
    expect(stored()).toMatchObject({ backups: 0, confirmed: 1 });
  });
});

describe('while booking is paused', () => {
  it('a person can’t book or be a backup, and keeps existing bookings', async () => {
    const { fake, claim, stored } = setUp(2, { headcount: 2 });
    await claim('pro_01');
    fake.paused.add('pro_01').add('pro_02');
    expect(await claim('pro_02')).toBe('NOT_ELIGIBLE');
    expect(await claim('pro_01')).toBe('done');
    expect(stored()).toMatchObject({ confirmed: 1 });
    const covered = setUp(2);
    await covered.claim('pro_01');
    covered.fake.paused.add('pro_02');
    expect(await covered.offer('pro_02')).toBe('NOT_ELIGIBLE');
  });
});
