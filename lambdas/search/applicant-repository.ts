import { keys } from '../runtime/keys';
import { readProfile } from '../runtime/stored-profile';
import { getItem, getItems, type Table } from '../runtime/table-gateway';
import type { Applicants } from './ports';

export const createApplicants = (table: Table): Applicants => ({
  async profile(userId) {
    const item = await getItem(table, keys.profile(userId));
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? profile : null;
  },

  async appliedTo(userId, jobIds) {
    const items = await getItems(
      table,
      jobIds.map((jobId) => keys.applicant(jobId, userId)),
    );
    return new Set(jobIds.filter((_, index) => items[index] !== undefined));
  },
});
