import { queryDue, type Table } from '../../../platform/table/table';
import { referenceIndexes } from './keys';
import type { DueReferences } from './ports';

export const createDueReferences = (table: Table): DueReferences => ({
  async until(at, after) {
    const bound = { compared: '<=', with: `${at}#~` } as const;
    const { items, next } = await queryDue(table, { list: referenceIndexes.dueReferences, bound, after });
    const due = items.map(({ userId, referenceId }) => ({ userId: String(userId), referenceId: String(referenceId) }));
    return { due, next };
  },
});
