import { queryDue, type Table } from '../../../platform/table/table';
import { moderationIndexes } from './keys';
import type { DueSuspensions } from './ports';

export const createDueSuspensions = (table: Table): DueSuspensions => ({
  async until(at, after) {
    const bound = { compared: '<=', with: `${at}#~` } as const;
    const list = moderationIndexes.suspensions;
    const { items, next } = await queryDue(table, { list, index: 'gsi3', bound, after });
    return { caseIds: items.map(({ caseId }) => String(caseId)), next };
  },
});
