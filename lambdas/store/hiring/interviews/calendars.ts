import { limits } from '@shared/limits';
import * as z from 'zod';
import { QueryCommand } from '../../../platform/table/commands';
import { InterviewTime, interviewsBetween } from './calendar-entries';
import { interviewIndexes, interviewKeys } from './keys';
import { loadBusyTimes } from '../../messages/calendar/busy-times';
import { scheduleBetween } from '../../messages/calendar/schedule-items';
import { getItems, type Table } from '../../../platform/table/table';
import type { Calendars } from './ports';

const perSlot = 10;

/** Entries that the index may still lack are among the newest interviews. */
const newest = 200;

const newestInterviews = async (table: Table, userId: string): Promise<InterviewTime[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :id)',
      ExpressionAttributeValues: { ':pk': interviewIndexes.interviewTimes(userId), ':id': 'int_' },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: newest,
    }),
  );
  return Items.map((item) => InterviewTime.parse(item));
};

const RevisionItem = z.object({ revision: z.int() });

export const createCalendars = (table: Table): Calendars => ({
  interviews: (userId, stretch, most = perSlot) => interviewsBetween(table, userId, stretch, most),
  async schedule(userId, stretch, most = perSlot) {
    const items = await scheduleBetween(table, userId, stretch, most);
    return items.map(({ title, startsAt, endsAt }) => ({ title, interviewType: null, startsAt, endsAt }));
  },
  async busyTimes(userId) {
    return (await loadBusyTimes(table, userId)).slice(0, limits.busyTimes);
  },
  async revisions(userIds) {
    const items = await getItems(table, userIds.map(interviewKeys.interviewRevision), true);
    return new Map(
      items.flatMap((item, index): [string, number][] =>
        item ? [[userIds[index]!, RevisionItem.parse(item).revision]] : [],
      ),
    );
  },
  async currentInterviews(userId, stretch) {
    const [listed, latest] = await Promise.all([
      interviewsBetween(table, userId, stretch, limits.interviewsPerWindow),
      newestInterviews(table, userId),
    ]);
    const known = new Set(latest.map(({ interviewId }) => interviewId));
    return [...latest, ...listed.filter(({ interviewId }) => !known.has(interviewId))].filter(
      ({ startsAt, endsAt }) => startsAt < stretch.before && endsAt > stretch.after,
    );
  },
});
