import { createVerificationReader } from '../credentials/verification-reads';
import { profileKeys } from './keys';
import { readProfile } from './profile-item';
import { getItem, type Table } from '../../platform/table/table';
import type { MatchedProfiles } from './ports';

/** The credentials of the profile that a review rejected don't count in a match. */
export const rejectedCredentialsOf = async (table: Table, userId: string): Promise<string[]> => {
  const verifications = await createVerificationReader(table).list(userId);
  return verifications.filter(({ status }) => status === 'rejected').map(({ credentialId }) => credentialId);
};

export const createMatchedProfiles = (table: Table): MatchedProfiles => ({
  async get(userId) {
    const [item, rejectedCredentials] = await Promise.all([
      getItem(table, profileKeys.profile(userId)),
      rejectedCredentialsOf(table, userId),
    ]);
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? { ...profile, rejectedCredentials } : null;
  },
});
