import { keys } from '../runtime/keys';
import { readProfile } from '../runtime/stored-profile';
import { getItem, type Table } from '../runtime/table-gateway';
import type { MatchedProfiles } from './ports';

export const createMatchedProfiles = (table: Table): MatchedProfiles => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId));
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? profile : null;
  },
});
