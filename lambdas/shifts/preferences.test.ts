import { describe, expect, it } from 'vitest';
import { defaultShiftPreferences } from '@shared/model/shift-preferences';
import { getPreferences, savePreferences } from './preferences';
import { FakeShiftDeps } from './shift-deps.fake';

describe('preferences', () => {
  it('keep what a save leaves out', async () => {
    const fake = new FakeShiftDeps(1);
    const [deps, me] = [fake.deps(), fake.as('pro_01')];
    expect(await getPreferences(deps, me)).toEqual(defaultShiftPreferences);
    await savePreferences(deps, me, { available: ['mon_night', 'sun_morning', 'mon_night'] });
    // As a page from before the choice existed saves.
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
});
