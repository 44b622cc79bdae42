import { lists } from '../runtime/keys';
import { queryDue, type Table } from '../runtime/table-gateway';
import type { JobDeadlines } from './ports';

export const createJobDeadlines = (table: Table): JobDeadlines => ({
  async before(day, after) {
    const bound = { compared: '<', with: day } as const;
    const { items, next } = await queryDue(table, { list: lists.jobDeadlines, bound, after });
    return { due: items.map((item) => ({ jobId: String(item['jobId']) })), next };
  },
});
