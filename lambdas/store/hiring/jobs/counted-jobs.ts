import { Specialty } from '@shared/core/model/enumerations';
import * as z from 'zod';
import { getItems, type Table } from '../../../platform/table/table';
import { jobKeys } from './keys';

const Row = z.object({
  jobId: z.string(),
  title: z.string(),
  specialty: Specialty.nullable().default(null),
  project: z.string().default(''),
  postedBy: z.string(),
  assignedTo: z.string().nullable().default(null),
  publishedAt: z.string().nullable().default(null),
});

/** Fields by which analytics group jobs. `memberId` is the assignee, otherwise the poster. */
export type CountedJob = Omit<z.infer<typeof Row>, 'postedBy' | 'assignedTo'> & { memberId: string };

export type CountedJobs = { find(jobIds: readonly string[]): Promise<Map<string, CountedJob>> };

export const createCountedJobs = (table: Table): CountedJobs => ({
  async find(jobIds) {
    const items = await getItems(table, jobIds.map(jobKeys.job));
    const rows = items.filter((item) => item !== undefined).map((item) => Row.parse(item));
    return new Map(
      rows.map(({ postedBy, assignedTo, ...job }) => [job.jobId, { ...job, memberId: assignedTo ?? postedBy }]),
    );
  },
});
