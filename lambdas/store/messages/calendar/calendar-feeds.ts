import { limits } from '@shared/limits';
import { defaultLanguage, languages } from '@shared/text/language';
import { calendarInterviewsBetween } from '../../hiring/interviews/named-calendar-entries';
import { addSeconds, utcDay } from '../../../platform/clock';
import { createFirstDays } from '../../work/placements/first-days';
import { calendarBookingsBetween } from '../../work/shifts/bookings/calendar-bookings';
import { scheduleKeys } from './keys';
import { scheduleBetween } from './schedule-items';
import { getItem, type Table } from '../../../platform/table/table';
import type { Feeds } from './ports';
import * as z from 'zod';

const FeedState = z.object({
  generation: z.int().default(0),
  feedOn: z.boolean().default(false),
  feedLanguage: z.enum(languages).default(defaultLanguage),
});
const daySeconds = 24 * 3600;

const stretchAround = (now: Date) => ({
  after: addSeconds(now, -limits.feedDaysBack * daySeconds).toISOString(),
  before: addSeconds(now, limits.feedDaysAhead * daySeconds).toISOString(),
});

export const createFeeds = (table: Table): Feeds => {
  const firstDays = createFirstDays(table);
  return {
    async settings(userId) {
      // Consistent: a revoked URL must stop working immediately.
      const item = await getItem(table, scheduleKeys.calendarConnection(userId), true);
      const { generation, feedOn, feedLanguage } = FeedState.parse(item ?? {});
      return feedOn ? { generation, language: feedLanguage } : null;
    },

    items: (userId, now) => scheduleBetween(table, userId, stretchAround(now), limits.feedItems),
    interviews: (userId, now) => calendarInterviewsBetween(table, userId, stretchAround(now), limits.feedItems),
    firstDays(userId, now) {
      const { after, before } = stretchAround(now);
      return firstDays.between(userId, { from: utcDay(new Date(after)), to: utcDay(new Date(before)) });
    },
    bookings: (userId, now) => calendarBookingsBetween(table, userId, stretchAround(now), limits.feedItems),
  };
};
