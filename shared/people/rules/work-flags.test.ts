import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProfileDraft } from '../model/professional';
import { profileDraft } from './profile/profile.fake';
import { askedEmployment, askedPreferences, askedShifts, withFlagsOfLists, withListsOfFlags } from './work-flags';

const property = (check: (profile: ProfileDraft) => void) => fc.assert(fc.property(profileDraft, check));

describe('preferences for nights, weekends, remote work, and travel', () => {
  test('stay consistent between switches and lists', () => {
    property((profile) => {
      const saved = withListsOfFlags(profile);
      expect(saved.availability).toMatchObject({ nightShifts: profile.availability.nightShifts });
      expect(saved.workPreferences.includes('Night Shifts')).toBe(profile.availability.nightShifts);
      expect(withFlagsOfLists(saved)).toEqual(saved);
      expect(withListsOfFlags(saved)).toEqual(saved);
    });
  });

  test('leave other list entries as they are, and empty lists empty', () => {
    property((profile) => {
      const { availability, workPreferences } = withListsOfFlags(profile);
      expect(askedPreferences(workPreferences)).toEqual(askedPreferences(profile.workPreferences));
      expect(askedShifts(availability.shiftTypes)).toEqual(askedShifts(profile.availability.shiftTypes));
      expect(askedEmployment(availability.schedule)).toEqual(askedEmployment(profile.availability.schedule));
      if (profile.availability.schedule.length === 0) expect(availability.schedule).toEqual([]);
    });
  });
});
