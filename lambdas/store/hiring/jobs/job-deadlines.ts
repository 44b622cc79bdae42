import { jobIndexes } from './keys';
import { queryDue, type Table } from '../../../platform/table/table';
import type { JobDeadlines } from './ports';

export const createJobDeadlines = (table: Table): JobDeadlines => ({
  async before(day, after) {
    const bound = { compared: '<', with: day } as const;
    const { items, next } = await queryDue(table, { list: jobIndexes.jobDeadlines, bound, after });
    return { due: items.map((item) => ({ jobId: String(item['jobId']) })), next };
  },
});
