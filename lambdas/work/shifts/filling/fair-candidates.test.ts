import { expect, it } from 'vitest';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { bookingWith } from '../../../store/work/shifts/shifts.fake';
import { fairCandidates } from './fair-candidates';
import { FakeShiftDeps, nightOf } from '../shift-deps.fake';

const asked = async (fake: FakeShiftDeps): Promise<string[]> => {
  const deps = fake.deps();
  const shift = nightOf();
  const place = (await deps.locations.unit(shift))!;
  return (await fairCandidates(deps, { shift, place, now: fake.now }, new Set())).map(({ id }) => id).toSorted();
};

it('leaves out people who work too close to the shift, and reads no more about them', async () => {
  const fake = new FakeShiftDeps(3);
  const book = (userId: string, startsAt: string, endsAt: string): void =>
    fake.table.add(nightOf({ shiftId: `shf_${startsAt}`, startsAt, endsAt }), [
      bookingWith(userId, { status: 'confirmed' }),
    ]);
  book('pro_01', '2026-12-03T13:00:00.000Z', '2026-12-04T00:00:00.000Z');
  book('pro_02', '2026-12-06T01:00:00.000Z', '2026-12-06T13:00:00.000Z');
  const read: string[] = [];
  const { ownBookings } = fake.table;
  fake.table.ownBookings = (userId, between) => {
    read.push(userId);
    return ownBookings.call(fake.table, userId, between);
  };
  expect(await asked(fake)).toEqual(['pro_02', 'pro_03']);
  expect(read).toEqual(['pro_02', 'pro_03']);
});

it('leaves out people who are paused or blocked by the unit', async () => {
  const fake = new FakeShiftDeps(3);
  const block = { organizationId: 'org_1', reason: '', blockedBy: 'mgr_01', blockedAt: '2026-12-01T09:00:00.000Z' };
  fake.blocks.push({ ...block, unitId: 'lun_1', userId: 'pro_01' }, { ...block, unitId: 'lun_2', userId: 'pro_03' });
  fake.paused.add('pro_02');
  expect(await asked(fake)).toEqual(['pro_03']);
});

it('considers all own staff in a pool that is too large, then the newest', async () => {
  const fake = new FakeShiftDeps(shiftLimits.poolPeopleConsidered + 1);
  fake.joinStaff('own_01');
  fake.joinStaff('own_02');
  const found = await asked(fake);
  expect(found).toHaveLength(shiftLimits.poolPeopleConsidered);
  expect(found.slice(0, 2)).toEqual(['own_01', 'own_02']);
  expect(found).not.toContain(`pro_${shiftLimits.poolPeopleConsidered + 1}`);
});
