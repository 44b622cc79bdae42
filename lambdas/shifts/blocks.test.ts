import { describe, expect, it } from 'vitest';
import { blockFromUnit, listUnitBlocks, unblockFromUnit } from './blocks';
import { bookShift } from './book-shift';
import { findShifts } from './find-shifts';
import { recheckBookings } from './recheck-bookings';
import { answerOf, FakeShiftDeps, nightOf } from './shift-deps.fake';

const userId = 'pro_01';

/** A night that starts in five days. */
const setUp = () => {
  const fake = new FakeShiftDeps(2);
  const inHours = (hours: number) => new Date(fake.now.getTime() + hours * 3_600_000).toISOString();
  const shift = nightOf({ headcount: 2, startsAt: inHours(120), endsAt: inHours(132), day: '2026-12-08' });
  fake.table.add(shift);
  fake.table.openOf = async () => [fake.table.shifts.get(shift.shiftId)!];
  const deps = fake.deps();
  const { locationId, unitId, shiftId } = shift;
  const of = { caller: fake.manager, locationId, unitId };
  const block = (reason = 'Unsafe handover') => blockFromUnit(deps, { ...of, userId, reason });
  const claim = (person: string) => answerOf(bookShift(deps, { caller: fake.as(person), shiftId, termsHash: 'hash' }));
  const feedOf = async (person: string) => (await findShifts(deps, { caller: fake.as(person) })).items.length;
  return { fake, deps, of, shiftId, block, claim, feedOf };
};

describe('someone a unit blocked', () => {
  it('sees none of its shifts and can book none, until they are unblocked', async () => {
    const { deps, of, block, claim, feedOf } = setUp();
    expect(await feedOf(userId)).toBe(1);
    expect((await block()).people).toMatchObject([{ userId, reason: 'Unsafe handover' }]);
    expect([await feedOf(userId), await feedOf('pro_02')]).toEqual([0, 1]);
    expect(await claim(userId)).toBe('NOT_ELIGIBLE');
    expect(await claim('pro_02')).toBe('done');
    expect((await unblockFromUnit(deps, { ...of, userId })).people).toEqual([]);
    expect(await claim(userId)).toBe('done');
  });

  it('keeps the bookings they have', async () => {
    const { fake, deps, shiftId, block, claim } = setUp();
    expect(await claim(userId)).toBe('done');
    await block();
    await recheckBookings(deps, userId);
    expect(fake.table.bookings.get(`${shiftId}#${userId}`)).toMatchObject({ status: 'confirmed' });
  });

  it('is one of the pool', async () => {
    const { deps, of } = setUp();
    expect(await answerOf(blockFromUnit(deps, { ...of, userId: 'stranger', reason: 'x' }))).toBe('NOT_FOUND');
    expect((await listUnitBlocks(deps, of)).people).toEqual([]);
  });
});
