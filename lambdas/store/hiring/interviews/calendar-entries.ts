import { limits } from '@shared/limits';
import { interviewTypes } from '@shared/hiring/model/hiring-vocabulary';
import { Instant, InterviewId, JobId } from '@shared/core/model/fields';
import * as z from 'zod';
import { interviewIndexes } from './keys';
import { queryEvery, type Table } from '../../../platform/table/table';

export const InterviewTime = z.object({
  interviewId: InterviewId,
  jobId: JobId.nullable(),
  jobTitle: z.string().nullable(),
  organizationId: z.string(),
  type: z.enum(interviewTypes),
  place: z.string(),
  timeZone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** False while another time is being proposed. */
  settled: z.boolean(),
  sequence: z.int().nonnegative(),
  updatedAt: Instant,
});
export type InterviewTime = z.infer<typeof InterviewTime>;

export const interviewsBetween = async (
  table: Table,
  userId: string,
  { after, before }: { after: string; before: string },
  limit: number,
): Promise<InterviewTime[]> => {
  const longestMs = limits.interviewMinutesMax * 60_000;
  const until = new Date(Date.parse(before) + longestMs).toISOString();
  const list = interviewIndexes.interviewTimes(userId);
  const found: InterviewTime[] = [];
  for await (const item of queryEvery(table, { list, index: 'gsi1', since: after, until, pageSize: limit })) {
    const time = InterviewTime.parse(item);
    if (time.startsAt < before) found.push(time);
    if (found.length === limit) break;
  }
  return found;
};
