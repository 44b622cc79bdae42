import { applicationKeys } from './keys';
import { createMatchedProfiles } from '../../people/profiles/matched-profiles';
import { getItems, type Table } from '../../../platform/table/table';
import type { Applicants } from './ports';

export const createApplicants = (table: Table): Applicants => ({
  profile: createMatchedProfiles(table).get,

  async appliedTo(userId, jobIds) {
    const items = await getItems(
      table,
      jobIds.map((jobId) => applicationKeys.applicant(jobId, userId)),
    );
    return new Set(jobIds.filter((_, index) => items[index] !== undefined));
  },

  async applicantsAmong(jobId, userIds) {
    const items = await getItems(
      table,
      userIds.map((userId) => applicationKeys.applicant(jobId, userId)),
    );
    return new Set(userIds.filter((_, index) => items[index] !== undefined));
  },
});
