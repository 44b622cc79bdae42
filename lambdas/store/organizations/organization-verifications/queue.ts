import type { Cursors } from '../../../platform/http/cursor';
import { queryDue, queryPage, type Table } from '../../../platform/table/table';
import { readCase } from './case-item';
import { organizationVerificationIndexes } from './keys';
import type { DueOrganizations, OrganizationQueue } from './ports';

export const createOrganizationQueue = (table: Table, cursors: Cursors): OrganizationQueue => ({
  async page(status, cursor) {
    const list = organizationVerificationIndexes.organizationQueue(status);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: false });
    return { items: items.map(readCase), nextCursor };
  },
});

export const createDueOrganizations = (table: Table): DueOrganizations => ({
  async page(now, after) {
    const { items, next } = await queryDue(table, {
      list: organizationVerificationIndexes.dueOrganizations,
      index: 'gsi2',
      bound: { compared: '<=', with: now },
      after,
    });
    return { cases: items.map(readCase), next };
  },
});
