import { Account, Membership } from '@shared/accounts/model/account';
import { Photo } from '@shared/core/model/fields';
import { storedLanguages } from '@shared/people/model/profile/languages-in-text';
import { CandidateHistory } from '@shared/hiring/model/application';
import { CandidateSummary } from '@shared/people/model/professional';
import { storedSkills } from '@shared/people/model/profile/skill-list';
import { accountKeys } from '../../accounts/accounts/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { loadReviewedCredentials } from '../../people/profiles/matched-profiles';
import { createResumeSources } from '../../people/resumes/resume-source';
import { readProfile } from '../../people/profiles/profile-item';
import { ResumeItem } from '../../people/profiles/resume-item';
import { getItems, type Table } from '../../../platform/table/table';
import type { Candidates, Members } from './ports';
import * as z from 'zod';

const ContactAccount = Account.pick({ email: true, phone: true }).extend({ photo_url: Photo });
const ContactProfile = CandidateHistory.extend({
  bio: z.string(),
  skills: storedSkills,
  languages: z.unknown().optional().transform(storedLanguages),
});

export const createCandidates = (table: Table): Candidates => ({
  ...createResumeSources(table),

  async candidate(userId) {
    const [[account, profile], reviewed] = await Promise.all([
      getItems(table, [accountKeys.account(userId), profileKeys.profile(userId)], true),
      loadReviewedCredentials(table, userId),
    ]);
    if (!account || !profile?.['version']) return null;
    const stored = readProfile(profile);
    return {
      summary: CandidateSummary.parse({ ...stored, ...account }),
      profile: { ...stored, ...reviewed },
      resume: ResumeItem.nullable().parse(profile['resume'] ?? null),
    };
  },

  async contact(userId) {
    const [account, profile] = await getItems(table, [accountKeys.account(userId), profileKeys.profile(userId)]);
    return {
      ...ContactAccount.parse(account ?? { email: '', phone: '' }),
      ...ContactProfile.parse(profile ? readProfile(profile) : { bio: '', skills: [] }),
    };
  },

  async contacts(userIds) {
    const items = await getItems(table, userIds.map(accountKeys.account));
    return new Map(
      userIds.flatMap((userId, index) => {
        const item = items[index];
        return item ? [[userId, ContactAccount.parse(item)] as const] : [];
      }),
    );
  },
});

export const createMembers = (table: Table): Members => ({
  async find(userIds) {
    const items = await getItems(table, [...new Set(userIds)].map(organizationKeys.membership), true);
    return items.filter((item) => item !== undefined).map((item) => Membership.parse(item));
  },
});
