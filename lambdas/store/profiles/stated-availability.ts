import type { Availability } from '@shared/model/professional';
import { profileKeys } from './keys';
import { readProfile } from './profile-item';
import { getItem, type Table } from '../../platform/table/table';

type Stated = Pick<Availability, 'daysAvailable' | 'unavailableDates'>;

export type StatedAvailability = { of(userId: string): Promise<Stated> };

export const createStatedAvailability = (table: Table): StatedAvailability => ({
  async of(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    return item ? readProfile(item).availability : { daysAvailable: [], unavailableDates: [] };
  },
});
