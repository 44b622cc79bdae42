import { applicationKeys } from './keys';
import { profileKeys } from '../profiles/keys';
import { readProfile } from '../profiles/profile-item';
import { getItem, getItems, type Table } from '../../platform/table/table';
import type { Applicants } from './ports';

export const createApplicants = (table: Table): Applicants => ({
  async profile(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    const profile = item && readProfile(item);
    return profile && profile.version > 0 ? profile : null;
  },

  async appliedTo(userId, jobIds) {
    const items = await getItems(
      table,
      jobIds.map((jobId) => applicationKeys.applicant(jobId, userId)),
    );
    return new Set(jobIds.filter((_, index) => items[index] !== undefined));
  },
});
