import { profileKeys } from './keys';
import { readProfile } from './profile-item';
import { getItem, type Table } from '../../platform/table/table';
import type { MatchedProfiles } from './ports';

export const createMatchedProfiles = (table: Table): MatchedProfiles => ({
  async get(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? profile : null;
  },
});
