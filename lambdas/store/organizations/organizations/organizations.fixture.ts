import type { Membership } from '@shared/accounts/model/account';
import { randomUUID } from 'node:crypto';
import type { MemoryTable } from '../../../platform/table/memory-table.fixture';
import type { Item } from '../../../platform/table/table';
import { addWrite, totalsKey } from '../../hiring/jobs/job-counters';
import { organizationKeys } from './keys';
import { foundingWrites, membershipItem } from './membership-writes';
import type { RatedOrganization } from './organizations';

type Founded = { organizationId: string; name?: string; founder?: string; at?: string };

/** Founds an organization as its first administrator would. */
export const foundOrganization = (
  table: MemoryTable,
  { organizationId, name = 'Harbor', founder = randomUUID(), at = '2026-01-01T00:00:00.000Z' }: Founded,
): void => table.write(foundingWrites(table.name, { organizationId, name, founder, at }));

/** Overwrites attributes of an organization. */
export const changeOrganization = (
  table: MemoryTable,
  organizationId: string,
  changes: Partial<RatedOrganization> | Item,
): void => table.put({ ...table.item(organizationKeys.organization(organizationId)), ...changes });

/** Adds a member to an organization that was founded. */
export const addMember = (table: MemoryTable, membership: Membership): void =>
  table.write([
    { Put: { TableName: table.name, Item: membershipItem(membership) } },
    addWrite(table, {
      key: totalsKey(membership.organizationId, null),
      entity: 'OrganizationTotals',
      counts: { members: 1 },
    }),
  ]);
