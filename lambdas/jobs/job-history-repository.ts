import { JobHistoryKind, JobStatus } from '@shared/model/enumerations';
import * as z from 'zod';
import type { Cursors } from '../runtime/cursor';
import { keys, lists } from '../runtime/keys';
import { queryPage, type Table } from '../runtime/table-gateway';
import type { JobHistory } from './ports';

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
    const prefix = keys.jobHistory(jobId, '', '').sk.slice(0, -1);
    const page = await queryPage(table, cursors, { list: lists.job(jobId), prefix, cursor });
    return { ...page, items: page.items.map((item) => HistoryItem.parse(item)) };
  },
});
