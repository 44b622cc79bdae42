import type { StoredProfile } from '@shared/people/model/professional';
import { getItem, type Table } from '../../../platform/table/table';
import { profileKeys } from './keys';
import { professionalsFrom } from './load-professionals';
import { readProfile } from './profile-item';
import type { Professional } from './professional-view';

export type ProfessionalPages = {
  /** Reads the current profile. */
  profile(userId: string): Promise<StoredProfile | null>;
  person(profile: StoredProfile): Promise<Professional | null>;
};

export const createProfessionalPages = (table: Table, clock: { now(): Date }): ProfessionalPages => ({
  async profile(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return item ? readProfile(item) : null;
  },
  async person(profile) {
    const [person] = await professionalsFrom(table, [profile], clock.now());
    return person ?? null;
  },
});
