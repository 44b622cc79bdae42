import { keys } from '../runtime/keys';
import { createResumeSources } from '../runtime/resume/resume-source-repository';
import { readProfile } from '../runtime/stored-profile';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Candidates } from './ports';

export const createCandidates = (table: Table): Candidates => ({
  ...createResumeSources(table),

  async profile(userId) {
    const item = await getItem(table, keys.profile(userId), true);
    return item ? readProfile(item) : null;
  },

  async hasApplied(organizationId, userId) {
    return (await getItem(table, keys.organizationApplicant(organizationId, userId), true)) !== undefined;
  },
});
