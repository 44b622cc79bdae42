import { limits } from '@shared/limits';
import { getItem, queryFirst, type Table } from '../../../platform/table/table';
import { InterviewTime } from './calendar-entries';
import { interviewIndexes, interviewKeys } from './keys';

/** A person's interviews with a time, for external calendars. */
export type CalendarEntries = {
  get(userId: string, interviewId: string): Promise<InterviewTime | null>;
  /** Lists interviews that are not over, soonest first. */
  upcoming(userId: string, now: string): Promise<InterviewTime[]>;
};

export const createCalendarEntries = (table: Table): CalendarEntries => ({
  async get(userId, interviewId) {
    const item = await getItem(table, interviewKeys.interviewTime(userId, interviewId), true);
    return item ? InterviewTime.parse(item) : null;
  },
  async upcoming(userId, now) {
    const items = await queryFirst(table, {
      list: interviewIndexes.interviewTimes(userId),
      index: 'gsi1',
      limit: limits.interviewsPerWindow,
      newestFirst: false,
      bound: { compared: '>', with: now },
    });
    return items.map((item) => InterviewTime.parse(item));
  },
});
