import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { interviewTypes } from '@shared/model/hiring-vocabulary';
import { Instant, InterviewId, JobId } from '@shared/model/fields';
import * as z from 'zod';
import { lists } from './keys';
import type { Item, Table } from './table-gateway';

/** The time of an interview as it stands in the calendar of somebody who takes part. */
export const InterviewTime = z.object({
  interviewId: InterviewId,
  jobId: JobId,
  jobTitle: z.string(),
  organizationId: z.string(),
  type: z.enum(interviewTypes),
  place: z.string(),
  timeZone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** False while another time is being looked for. */
  settled: z.boolean(),
  sequence: z.int().nonnegative(),
  updatedAt: Instant,
});
export type InterviewTime = z.infer<typeof InterviewTime>;

/** Interviews that are under way between the two instants, first ending first, at most `limit`. */
export const interviewsBetween = async (
  table: Table,
  userId: string,
  { after, before }: { after: string; before: string },
  limit: number,
): Promise<InterviewTime[]> => {
  const longestMs = limits.interviewMinutesMax * 60_000;
  const found: InterviewTime[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :after AND :end',
        ExpressionAttributeValues: {
          ':list': lists.interviewTimes(userId),
          ':after': after,
          ':end': new Date(Date.parse(before) + longestMs).toISOString(),
        },
        Limit: limit,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    found.push(...Items.map((item) => InterviewTime.parse(item)).filter(({ startsAt }) => startsAt < before));
    start = LastEvaluatedKey;
  } while (start && found.length < limit);
  return found.slice(0, limit);
};
