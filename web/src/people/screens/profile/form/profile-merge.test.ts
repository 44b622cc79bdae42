import { describe, expect, it } from 'vitest';
import { conflictingParts, mergedProfile } from './profile-merge';
import { blankValues, newLicense, type ProfileValues } from './profile-values';

const first = newLicense();
const base: ProfileValues = { ...blankValues(), title: 'Nurse', licenses: [first] };
const withAvailability = (values: ProfileValues, changes: Partial<ProfileValues['availability']>): ProfileValues => ({
  ...values,
  availability: { ...values.availability, ...changes },
});

describe('concurrent changes on two devices', () => {
  it('do not conflict when they changed different parts', () => {
    const stored = withAvailability({ ...base, title: 'Registered Nurse' }, { nightShifts: true });
    const yours = withAvailability({ ...base, bio: 'Wards and day surgery.' }, { remoteWork: true });
    expect(conflictingParts({ base, stored, yours })).toEqual([]);
    const merged = mergedProfile({ base, stored, yours }, {});
    expect(merged).toMatchObject({ title: 'Registered Nurse', bio: 'Wards and day surgery.' });
    expect(merged.availability).toMatchObject({ nightShifts: true, remoteWork: true });
  });

  it('do not conflict where only the order of the fields differs', () => {
    const yours = { ...base, licenses: [{ ...first, name: 'RN' }] };
    const { id, ...rest } = { ...first, name: 'RN' };
    expect(conflictingParts({ base, stored: { ...base, licenses: [{ ...rest, id }] }, yours })).toEqual([]);
  });

  it('conflict once for each part with two values, which the choice decides', () => {
    const stored = withAvailability({ ...base, title: 'Registered Nurse' }, { status: 'busy' });
    const yours = withAvailability({ ...base, title: 'Nurse Practitioner' }, { status: 'limited' });
    expect(conflictingParts({ base, stored, yours })).toEqual(['availability.status', 'title']);
    const merged = mergedProfile({ base, stored, yours }, { title: 'stored', 'availability.status': 'yours' });
    expect(merged.title).toBe('Registered Nurse');
    expect(merged.availability.status).toBe('limited');
  });

  it('keep entries that either side added and drop those that one side removed', () => {
    const [theirs, mine] = [
      { ...newLicense(), name: 'RN' },
      { ...newLicense(), name: 'BLS' },
    ];
    const stored = { ...base, licenses: [first, theirs] };
    const yours = { ...base, licenses: [mine] };
    expect(conflictingParts({ base, stored, yours })).toEqual([]);
    expect(mergedProfile({ base, stored, yours }, {}).licenses).toEqual([theirs, mine]);
  });

  it('conflict for one entry that was changed here and removed there', () => {
    const other = newLicense();
    const before = { ...base, licenses: [first, other] };
    const changed = { ...first, number: '123' };
    const versions = {
      base: before,
      stored: { ...before, licenses: [other] },
      yours: { ...before, licenses: [changed, other] },
    };
    const path = `licenses.${first.id}`;
    expect(conflictingParts(versions)).toEqual([path]);
    expect(mergedProfile(versions, { [path]: 'yours' }).licenses).toEqual([other, changed]);
    expect(mergedProfile(versions, { [path]: 'stored' }).licenses).toEqual([other]);
  });

  it('never leave a list empty', () => {
    const other = newLicense();
    const before = { ...base, licenses: [first, other] };
    const versions = {
      base: before,
      stored: { ...before, licenses: [first] },
      yours: { ...before, licenses: [other] },
    };
    expect(mergedProfile(versions, {}).licenses).toHaveLength(1);
  });
});
