import { ProfilePrivacy } from '@shared/people/model/professional';
import { getItem, type Table } from '../../../platform/table/table';
import { profileKeys } from './keys';
import { readProfile } from './profile-item';

export type PrivacyReader = {
  /** Defaults before the first save. */
  get(userId: string): Promise<ProfilePrivacy>;
};

export const createPrivacyReader = (table: Table): PrivacyReader => ({
  async get(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    return item ? readProfile(item).privacy : ProfilePrivacy.parse({});
  },
});
