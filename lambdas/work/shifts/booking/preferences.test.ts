import { describe, expect, it } from 'vitest';
import { defaultShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { getPreferences, savePreferences } from './preferences';
import { answerOf, FakeShiftDeps } from '../shift-deps.fake';

describe('shift preferences', () => {
  it('keep fields missing from a save', async () => {
    const fake = new FakeShiftDeps(1);
    const [deps, me] = [fake.deps(), fake.as('pro_01')];
    expect(await getPreferences(deps, me)).toEqual(defaultShiftPreferences);
    await savePreferences(deps, me, { available: ['mon_night', 'sun_morning', 'mon_night'] });
    // An older page saves without this field.
    const saved = await savePreferences(deps, me, { lastMinute: true, miles: 10, sharePhone: false });
    expect(saved).toEqual({
      ...defaultShiftPreferences,
      lastMinute: true,
      miles: 10,
      available: ['sun_morning', 'mon_night'],
    });
    expect(await savePreferences(deps, me, { available: [] })).toMatchObject({ lastMinute: true, available: [] });
    expect(await getPreferences(deps, me)).toMatchObject({ available: [] });
  });

  const days = (from: number, until: number) => ({ from: `2026-12-${from}`, until: `2026-12-${until}` });

  it('add and remove time off individually, and drop past periods', async () => {
    const fake = new FakeShiftDeps(1);
    const [deps, me] = [fake.deps(), fake.as('pro_01')];
    const over = { from: '2026-11-20', until: '2026-12-01' };
    fake.preferences.set('pro_01', { ...defaultShiftPreferences, away: [over] });
    // Another field doesn't change them.
    expect(await savePreferences(deps, me, { oneTap: true })).toMatchObject({ away: [over] });
    const added = await savePreferences(deps, me, { addAway: days(10, 12), available: ['mon_night'] });
    expect(added).toEqual({ ...defaultShiftPreferences, oneTap: true, available: ['mon_night'], away: [days(10, 12)] });
    // A double click, and overlapping periods.
    expect(await savePreferences(deps, me, { addAway: days(10, 12) })).toEqual(added);
    expect(await savePreferences(deps, me, { addAway: days(13, 20) })).toMatchObject({ away: [days(10, 20)] });
    expect(await savePreferences(deps, me, { removeAway: days(10, 12) })).toMatchObject({ away: [days(13, 20)] });
    expect(await savePreferences(deps, me, { removeAway: days(13, 20) })).toMatchObject({ away: [] });
  });

  it('keep concurrent additions', async () => {
    const fake = new FakeShiftDeps(1);
    const [deps, me] = [fake.deps(), fake.as('pro_01')];
    fake.beforeAwaySave = () => {
      fake.beforeAwaySave = null;
      fake.preferences.set('pro_01', { ...defaultShiftPreferences, oneTap: true, away: [days(20, 24)] });
    };
    const saved = await savePreferences(deps, me, { addAway: days(10, 12) });
    expect(saved).toMatchObject({ oneTap: true, away: [days(10, 12), days(20, 24)] });
  });

  it('reject too long periods, and fail after repeated conflicts', async () => {
    const fake = new FakeShiftDeps(1);
    const [deps, me] = [fake.deps(), fake.as('pro_01')];
    const save = (addAway: { from: string; until: string }) =>
      answerOf(savePreferences(deps, me, { oneTap: true, addAway }));
    expect(await save({ from: '2026-12-10', until: '2027-06-08' })).toBe('LIMIT_REACHED');
    expect(await getPreferences(deps, me)).toEqual(defaultShiftPreferences);
    expect(await save({ from: '2026-12-10', until: '2027-06-07' })).toBe('done');
    let day = 10;
    fake.beforeAwaySave = () => {
      day += 2;
      fake.preferences.set('pro_01', { ...defaultShiftPreferences, away: [days(day, day)] });
    };
    expect(await save(days(30, 31))).toBe('STALE_VERSION');
  });
});
