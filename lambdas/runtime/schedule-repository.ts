import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@shared/model/fields';
import { ScheduleItem } from '@shared/model/calendar';
import type * as z from 'zod';
import { lists } from './keys';
import type { Item, Table } from './table-gateway';

export const StoredScheduleItem = ScheduleItem.extend({ updatedAt: Instant });
export type StoredScheduleItem = z.infer<typeof StoredScheduleItem>;

/** Where it stands in its owner's schedule. */
export const scheduleEntry = (userId: string, { endsAt, scheduleItemId }: StoredScheduleItem): Item => ({
  gsi1pk: lists.schedule(userId),
  gsi1sk: `${endsAt}#${scheduleItemId}`,
});

type Stretch = { after: string; before: string };

// Longer than any entry: a day, and what clocks go back.
const longestMs = 36 * 3600 * 1000;

/** Entries that are under way between the two instants, first ending first, at most `limit`. */
export const scheduleBetween = async (
  table: Table,
  userId: string,
  { after, before }: Stretch,
  limit: number,
): Promise<StoredScheduleItem[]> => {
  const found: StoredScheduleItem[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :after AND :end',
        ExpressionAttributeValues: {
          ':list': lists.schedule(userId),
          ':after': after,
          ':end': new Date(Date.parse(before) + longestMs).toISOString(),
        },
        Limit: limit,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    found.push(...Items.map((item) => StoredScheduleItem.parse(item)).filter(({ startsAt }) => startsAt < before));
    start = LastEvaluatedKey;
  } while (start && found.length < limit);
  return found.slice(0, limit);
};
