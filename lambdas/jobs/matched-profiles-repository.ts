import { StoredProfessionalProfile } from '@shared/model/professional';
import { keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { MatchedProfiles } from './ports';

const MatchedProfile = StoredProfessionalProfile.pick({
  specialty: true,
  experience: true,
  location: true,
  hourlyRateMinCents: true,
  hourlyRateMaxCents: true,
  currency: true,
});

export const createMatchedProfiles = (table: Table): MatchedProfiles => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId));
    return item ? MatchedProfile.parse(item) : null;
  },
});
