import { Instant } from '@shared/core/model/fields';
import { ScheduleItem } from '@shared/messages/model/calendar';
import type * as z from 'zod';
import { scheduleIndexes } from './keys';
import { queryEvery, type Item, type Table } from '../../../platform/table/table';

export const StoredScheduleItem = ScheduleItem.extend({ updatedAt: Instant });
export type StoredScheduleItem = z.infer<typeof StoredScheduleItem>;

export const scheduleEntry = (userId: string, { endsAt, scheduleItemId }: StoredScheduleItem): Item => ({
  gsi1pk: scheduleIndexes.schedule(userId),
  gsi1sk: `${endsAt}#${scheduleItemId}`,
});

type Stretch = { after: string; before: string };

// Longest possible entry: a day plus the clock change.
const longestMs = 36 * 3600 * 1000;

export const scheduleBetween = async (
  table: Table,
  userId: string,
  { after, before }: Stretch,
  limit: number,
): Promise<StoredScheduleItem[]> => {
  const until = new Date(Date.parse(before) + longestMs).toISOString();
  const list = scheduleIndexes.schedule(userId);
  const found: StoredScheduleItem[] = [];
  for await (const item of queryEvery(table, { list, index: 'gsi1', since: after, until, pageSize: limit })) {
    const entry = StoredScheduleItem.parse(item);
    if (entry.startsAt < before) found.push(entry);
    if (found.length === limit) break;
  }
  return found;
};
