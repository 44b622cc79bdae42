import type { StoredProfile } from '@shared/people/model/professional';
import { getItem, type Table } from '../../../platform/table/table';
import { profileKeys } from './keys';
import { readProfile } from './profile-item';

/** Reads a profile without private details. */
export const getStoredProfile = async (table: Table, userId: string): Promise<StoredProfile | null> => {
  const item = await getItem(table, profileKeys.profile(userId), true);
  return item ? readProfile(item) : null;
};
