import { companyProfileCompletion } from '@shared/people/rules/profile/completion';
import { Account, Membership } from '@shared/accounts/model/account';
import { Organization } from '@shared/organizations/model/organization';
import { StaffStanding, type StaffOrganization, type StaffPerson } from '@shared/trust/model/staff';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { totalsOf } from '../../hiring/jobs/job-counters';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { createPeople } from '../../organizations/organizations/member-names';
import { profileKeys } from '../../people/profiles/keys';
import { readProfile } from '../../people/profiles/profile-item';
import { staffKeys } from './keys';

const PersonAccount = Account.omit({ userId: true });
const instantOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export type StaffReads = {
  person(userId: string): Promise<StaffPerson | null>;
  organization(organizationId: string): Promise<StaffOrganization | null>;
};

export const createStaffReads = (table: Table): StaffReads => {
  const people = createPeople(table);

  const membershipOf = async (joined: Membership): Promise<StaffPerson['membership']> => {
    const item = await getItem(table, organizationKeys.organization(joined.organizationId));
    const { organizationId, role, joinedAt } = joined;
    return item ? { organizationId, organization: String(item['company_name']), role, joinedAt } : null;
  };

  return {
    async person(userId) {
      const [account, member, profile, joined] = await getItems(
        table,
        [accountKeys.account, staffKeys.staffMember, profileKeys.profile, organizationKeys.membership].map((key) =>
          key(userId),
        ),
      );
      if (!account) return null;
      const { firstName, lastName, email, phone, userType, language, createdAt, emailVerifiedAt, twoFactorEnabled } =
        PersonAccount.parse(account);
      const shown = profile ? readProfile(profile) : null;
      return {
        ...{ userId, firstName, lastName, email, phone, userType, language, createdAt },
        ...{ emailVerifiedAt, twoFactorEnabled },
        lastActiveAt: instantOf(account['lastActiveAt']),
        staffRoles: member ? StaffStanding.parse(member).roles : [],
        membership: joined ? await membershipOf(Membership.parse(joined)) : null,
        profile: shown && {
          title: shown.title,
          location: shown.location,
          completion: shown.profile_completion,
          suspended: profile?.['excluded'] === true,
        },
      };
    },

    async organization(organizationId) {
      const [item, totals] = await getItems(table, [
        organizationKeys.organization(organizationId),
        jobKeys.organizationTotals(organizationId),
      ]);
      if (!item) return null;
      const organization = Organization.parse(item);
      const memberships = await people.memberships(organizationId);
      const names = await people.find(memberships.map(({ userId }) => userId));
      return {
        organizationId,
        name: organization.company_name,
        website: organization.website,
        city: organization.headquarters_city,
        createdAt: organization.createdAt,
        completion: companyProfileCompletion(organization),
        jobs: totals ? totalsOf(totals).totalJobs : 0,
        team: memberships.map(({ userId, role, joinedAt }) => {
          const found = names.get(userId);
          const name = `${found?.first_name ?? ''} ${found?.last_name ?? ''}`.trim();
          return { userId, role, joinedAt, name, email: found?.email ?? '' };
        }),
      };
    },
  };
};
