import type { Availability } from '@shared/people/model/professional';
import { profileKeys } from './keys';
import { readProfile } from './profile-item';
import { getItem, type Table } from '../../../platform/table/table';

type Stated = Pick<Availability, 'daysAvailable' | 'unavailableDates'> & {
  /** Location whose time zone the hours use. */
  location: string;
};

export type StatedAvailability = { of(userId: string): Promise<Stated> };

export const createStatedAvailability = (table: Table): StatedAvailability => ({
  async of(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    if (!item) return { daysAvailable: [], unavailableDates: [], location: '' };
    const { availability, location } = readProfile(item);
    return { ...availability, location };
  },
});
