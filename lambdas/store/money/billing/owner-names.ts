import { createAccountReader } from '../../accounts/accounts/account-reader';
import { createOrganizations } from '../../organizations/organizations/organizations';
import { createPeople } from '../../organizations/organizations/member-names';
import type { Table } from '../../../platform/table/table';
import { kindOf } from './billing-account';

/** Name and email for the provider's customer. */
export const createOwnerNames = (table: Table) => {
  const [accounts, organizations, people] = [
    createAccountReader(table),
    createOrganizations(table),
    createPeople(table),
  ];

  const organization = async (organizationId: string) => {
    const [found, team] = await Promise.all([organizations.get(organizationId), people.memberships(organizationId)]);
    if (!found) return null;
    const admin = team.find(({ role }) => role === 'admin');
    const person = admin && (await people.find([admin.userId])).get(admin.userId);
    return { name: found.company_name, email: found.email || person?.email || '' };
  };

  return {
    async of(ownerId: string): Promise<{ name: string; email: string } | null> {
      if (kindOf(ownerId) === 'employer') return organization(ownerId);
      const account = await accounts.get(ownerId);
      return account && { name: `${account.firstName} ${account.lastName}`.trim(), email: account.email };
    },
  };
};
