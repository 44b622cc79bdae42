import * as z from 'zod';
import { queryEvery, type Table } from '../../../platform/table/table';
import { attendanceIndexes } from './keys';
import type { ApprovalDeadline, ApprovalDeadlines } from './ports';

const Deadline = z.object({ unitId: z.string(), answerBy: z.string() });
const attributes = Object.keys(Deadline.shape);

/** Reads without the hours, for counts. */
export const createApprovalDeadlines = (table: Table): ApprovalDeadlines => ({
  async of(locationId, limit) {
    const found: ApprovalDeadline[] = [];
    const list = attendanceIndexes.toApprove(locationId);
    for await (const item of queryEvery(table, { list, index: 'gsi2', pageSize: limit, attributes })) {
      found.push(Deadline.parse(item));
      if (found.length === limit) break;
    }
    return found;
  },
});
