import { complianceIndexes } from './keys';
import { readFile } from './file-item';
import { queryDue, type Table } from '../../../platform/table/table';
import type { DueFiles } from './ports';

export const createDueFiles = (table: Table): DueFiles => ({
  async page(now, after) {
    const { items, next } = await queryDue(table, {
      list: complianceIndexes.dueComplianceFiles,
      index: 'gsi2',
      bound: { compared: '<=', with: now },
      after,
    });
    return { files: items.map(readFile), next };
  },
});
