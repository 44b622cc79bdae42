import { apiKeyKeys } from '../../connect/api-keys/keys';
import { accountKeys } from '../../accounts/accounts/keys';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { getItems, type Item, type Table } from '../../../platform/table/table';

export type AuditNames = {
  /** Returns names by ID, in one batch read, without deleted ones. */
  find(ids: {
    people: readonly string[];
    /** Service members of API keys. */
    members: readonly string[];
    jobs: readonly string[];
    organizations: readonly string[];
  }): Promise<Map<string, string>>;
};

const nameIn = (item: Item): string =>
  item['entity'] === 'Account'
    ? `${String(item['firstName'])} ${String(item['lastName'])}`
    : String(item['title'] ?? item['company_name'] ?? item['name'] ?? '');

export const createAuditNames = (table: Table): AuditNames => ({
  async find({ people, members, jobs, organizations }) {
    const wanted = [
      ...[...new Set(people)].map((id) => [id, accountKeys.account(id)] as const),
      ...[...new Set(members)].map((id) => [id, apiKeyKeys.serviceMember(id)] as const),
      ...[...new Set(jobs)].map((id) => [id, jobKeys.job(id)] as const),
      ...[...new Set(organizations)].map((id) => [id, organizationKeys.organization(id)] as const),
    ];
    const items = await getItems(
      table,
      wanted.map(([, key]) => key),
    );
    return new Map(
      wanted.flatMap(([id], index) => {
        const item = items[index];
        return item ? [[id, nameIn(item)] as const] : [];
      }),
    );
  },
});
