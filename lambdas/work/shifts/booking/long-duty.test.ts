import { describe, expect, it } from 'vitest';
import { bookShift } from './book-shift';
import { findShifts } from '../find-shifts';
import { getPreferences, savePreferences } from './preferences';
import { answerOf, FakeShiftDeps, nightOf } from '../shift-deps.fake';

const userId = 'pro_01';

/** Creates a shift of fifteen hours that starts in five days. */
const setUp = ({ allowed = true }) => {
  const fake = new FakeShiftDeps(1);
  fake.location = { ...fake.location, longDuty: allowed };
  const inHours = (hours: number) => new Date(fake.now.getTime() + hours * 3_600_000).toISOString();
  const shift = nightOf({ startsAt: inHours(120), endsAt: inHours(135), minutes: 900, day: '2026-12-08' });
  fake.table.add(shift);
  fake.table.openOf = async () => [fake.table.shifts.get(shift.shiftId)!];
  const deps = fake.deps();
  const caller = fake.as(userId);
  const book = () => answerOf(bookShift(deps, { caller, shiftId: shift.shiftId, termsHash: 'hash' }));
  const agree = (longDuty: boolean) => savePreferences(deps, caller, { longDuty });
  const whyNot = async () => (await findShifts(deps, { caller })).items[0]?.reasons;
  return { deps, caller, book, agree, whyNot };
};

describe('a shift that makes a work period too long', () => {
  it('can be booked only with consent, which the person is told about', async () => {
    const { book, agree, whyNot } = setUp({});
    expect(await book()).toBe('NOT_ELIGIBLE');
    expect(await whyNot()).toEqual([{ code: 'duty', args: { minutes: 900, limit: 780, agree: true } }]);
    await agree(true);
    expect(await book()).toBe('done');
  });

  it('can’t be booked where the location doesn’t allow it', async () => {
    const { book, agree, whyNot } = setUp({ allowed: false });
    await agree(true);
    expect(await book()).toBe('NOT_ELIGIBLE');
    expect(await whyNot()).toEqual([{ code: 'duty', args: { minutes: 900, limit: 780 } }]);
  });

  it('is consented to without changing other preferences', async () => {
    const { deps, caller, agree } = setUp({});
    await savePreferences(deps, caller, { lastMinute: true, miles: 10 });
    await agree(true);
    expect(await getPreferences(deps, caller)).toMatchObject({ lastMinute: true, miles: 10, longDuty: true });
    expect(await agree(false)).toMatchObject({ lastMinute: true, longDuty: false });
  });
});
