import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { createVerificationReader } from '../credentials/verification-reads';
import { profileKeys } from './keys';
import { reviewedCredentials, type ReviewedCredentials } from './reviewed-credentials';
import { readProfile } from './profile-item';
import { getItem, type Table } from '../../../platform/table/table';
import type { MatchedProfiles } from './ports';

/** Also loads the places that matches compare. */
export const loadReviewedCredentials = async (table: Table, userId: string): Promise<ReviewedCredentials> => {
  const [verifications] = await Promise.all([createVerificationReader(table).list(userId), loadGazetteer()]);
  return reviewedCredentials(verifications);
};

export const createMatchedProfiles = (table: Table): MatchedProfiles => ({
  async get(userId) {
    const [item, reviewed] = await Promise.all([
      getItem(table, profileKeys.profile(userId)),
      loadReviewedCredentials(table, userId),
    ]);
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? { ...profile, ...reviewed } : null;
  },
});
