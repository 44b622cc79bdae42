import { describe, expect, it } from 'vitest';
import { MyProfile, ProfileDraft, ProfilePrivacy } from '@shared/people/model/professional';
import { blankValues, newEducation, newEmployment, newLicense, profileFields, valuesOf } from './profile-values';

describe('the profile form’s values', () => {
  it('are all that a professional enters', () => {
    expect([...profileFields].toSorted()).toEqual(Object.keys(ProfileDraft.shape).toSorted());
    expect(Object.keys(blankValues()).toSorted()).toEqual([...profileFields].toSorted());
  });

  it('start as the contract accepts them, unchanged', () => {
    const blank = blankValues();
    expect(ProfileDraft.parse(blank)).toEqual(blank);
  });

  it('are the profile’s own without other stored data', () => {
    const stored = MyProfile.parse({
      ...blankValues(),
      userId: '7b4f7a0e-6f0e-4c5a-9d57-0d7f6f5d1a11',
      profile_completion: 20,
      updatedAt: '2026-11-21T12:00:00.000Z',
      privacy: ProfilePrivacy.parse({}),
    });
    expect(Object.keys(valuesOf(stored)).toSorted()).toEqual([...profileFields].toSorted());
  });

  it('give every new entry a unique id', () => {
    const ids = [newEmployment(), newEmployment(), newEducation(), newEducation(), newLicense(), newLicense()];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  });
});
