import { describe, expect, it } from 'vitest';
import { joinAsBackup } from './join-as-backup';
import { blockFromUnit, listUnitBlocks, unblockFromUnit } from './blocks';
import { bookShift } from './book-shift';
import { findShifts } from '../find-shifts';
import { moveDueFills } from '../filling/move-due-fills';
import { recheckBookings } from './recheck-bookings';
import { answerOf, FakeShiftDeps, nightOf } from '../shift-deps.fake';
import { startWaves } from '../filling/start-fill';

const userId = 'pro_01';

/** Creates a shift that starts in five days. */
const setUp = () => {
  const fake = new FakeShiftDeps(3);
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

describe('an employer blocked by a person', () => {
  it('is hidden from them and can’t be booked', async () => {
    const { fake, shiftId, claim, feedOf } = setUp();
    fake.blockedEmployers.set(userId, [fake.table.shifts.get(shiftId)!.organizationId]);
    expect([await feedOf(userId), await feedOf('pro_02')]).toEqual([0, 1]);
    expect(await claim(userId)).toBe('NOT_ELIGIBLE');
  });
});

describe('a person blocked by a unit', () => {
  it('sees and books none of its shifts until unblocked', async () => {
    const { deps, of, block, claim, feedOf } = setUp();
    expect(await feedOf(userId)).toBe(1);
    expect((await block()).people).toMatchObject([{ userId, reason: 'Unsafe handover' }]);
    expect([await feedOf(userId), await feedOf('pro_02')]).toEqual([0, 1]);
    expect(await claim(userId)).toBe('NOT_ELIGIBLE');
    expect(await claim('pro_02')).toBe('done');
    expect((await unblockFromUnit(deps, { ...of, userId })).people).toEqual([]);
    expect(await claim(userId)).toBe('done');
  });

  it('keeps existing bookings', async () => {
    const { fake, deps, shiftId, block, claim } = setUp();
    expect(await claim(userId)).toBe('done');
    await block();
    await recheckBookings(deps, userId);
    expect(fake.table.bookings.get(`${shiftId}#${userId}`)).toMatchObject({ status: 'confirmed' });
  });

  it('is removed as a backup', async () => {
    const { fake, deps, shiftId, block, claim } = setUp();
    await claim('pro_02');
    await claim('pro_03');
    await joinAsBackup(deps, { caller: fake.as(userId), shiftId, termsHash: 'hash' });
    expect(fake.table.bookings.get(`${shiftId}#${userId}`)).toMatchObject({ status: 'backup' });
    await block();
    expect(fake.table.bookings.get(`${shiftId}#${userId}`)).toMatchObject({ status: 'lapsed' });
    expect(fake.table.shifts.get(shiftId)).toMatchObject({ status: 'covered', backups: 0 });
  });

  it('is not invited in waves, even as a favorite', async () => {
    const { fake, deps, shiftId, block } = setUp();
    fake.favorites.push(userId);
    await block();
    await startWaves(deps, shiftId, 'published');
    fake.passMinutes(60 * 24);
    await moveDueFills(deps, () => true);
    const asked = [...fake.table.asked.values()].map((it) => it.userId);
    expect(asked.toSorted()).toEqual(['pro_02', 'pro_03']);
  });

  it('is listed with the first reason and its author', async () => {
    const { block } = setUp();
    await block('Unsafe handover');
    expect((await block('Again')).people).toMatchObject([{ reason: 'Unsafe handover', by: 'mgr_01 Doe' }]);
  });

  it('must be in the pool', async () => {
    const { deps, of } = setUp();
    expect(await answerOf(blockFromUnit(deps, { ...of, userId: 'stranger', reason: 'x' }))).toBe('NOT_FOUND');
    expect((await listUnitBlocks(deps, of)).people).toEqual([]);
  });
});
