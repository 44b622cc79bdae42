import { JobHistoryKind, JobStatus } from '@shared/core/model/enumerations';
import type { Cursors } from '../../../platform/http/cursor';
import { jobIndexes, jobKeys } from './keys';
import { queryPage, type Table } from '../../../platform/table/table';
import type { JobHistory } from './ports';
import * as z from 'zod';

const HistoryItem = z.object({
  id: z.string(),
  kind: JobHistoryKind,
  at: z.string(),
  by: z.string().nullable(),
  fields: z.array(z.string()),
  from: JobStatus.nullable(),
  to: JobStatus.nullable(),
  assignee: z.string().nullable(),
});

export const createJobHistory = (table: Table, cursors: Cursors): JobHistory => ({
  async list(jobId, cursor) {
    const prefix = jobKeys.jobHistory(jobId, '', '').sk.slice(0, -1);
    const page = await queryPage(table, cursors, { list: jobIndexes.job(jobId), prefix, cursor });
    return { ...page, items: page.items.map((item) => HistoryItem.parse(item)) };
  },
});
