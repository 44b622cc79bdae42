import { applicationKeys } from './keys';
import { profileKeys } from '../../people/profiles/keys';
import { createResumeSources } from '../../people/resumes/resume-source';
import { readProfile } from '../../people/profiles/profile-item';
import { getItem, type Table } from '../../../platform/table/table';
import type { ResumeCandidates } from './ports';

export const createCandidates = (table: Table): ResumeCandidates => ({
  ...createResumeSources(table),

  async profile(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return item ? readProfile(item) : null;
  },

  async hasApplied(organizationId, userId) {
    return (await getItem(table, applicationKeys.organizationApplicant(organizationId, userId), true)) !== undefined;
  },
});
