import { Account } from '@shared/accounts/model/account';
import { Organization } from '@shared/organizations/model/organization';
import { getItems, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { fullName } from '../../people/profiles/display-names';
import type { CaseNames } from './ports';

const Person = Account.pick({ userId: true, firstName: true, lastName: true, createdAt: true });
const Company = Organization.pick({ organizationId: true, company_name: true, createdAt: true });

export const createCaseNames = (table: Table): CaseNames => ({
  async people(userIds) {
    const items = await getItems(table, [...new Set(userIds)].map(accountKeys.account));
    const found = items.filter((item) => item !== undefined).map((item) => Person.parse(item));
    return new Map(found.map((it) => [it.userId, { name: fullName(it), since: it.createdAt }]));
  },
  async organizations(organizationIds) {
    const items = await getItems(table, [...new Set(organizationIds)].map(organizationKeys.organization));
    const found = items.filter((item) => item !== undefined).map((item) => Company.parse(item));
    return new Map(found.map((it) => [it.organizationId, { name: it.company_name, since: it.createdAt }]));
  },
});
