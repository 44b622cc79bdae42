import { ratingOf } from '@shared/domain/rating';
import { limits } from '@shared/limits';
import { Notification } from '@shared/model/notification';
import { interviewsBetween } from '../runtime/interview-times';
import { keys, lists } from '../runtime/keys';
import { scheduleBetween } from '../runtime/schedule-repository';
import { readApplication } from '../runtime/stored-application';
import { readPlacement } from '../runtime/stored-placement';
import { readProfile } from '../runtime/stored-profile';
import { getItem, queryFirst, type Table } from '../runtime/table-gateway';
import type { ProfessionalRecords } from './ports';

export const createProfessionalRecords = (table: Table): ProfessionalRecords => ({
  async applications(userId) {
    const list = lists.professionalApplications(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: limits.countedApplications });
    return items.map(readApplication);
  },

  async placements(userId) {
    const list = lists.professionalPlacements(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: limits.countedPlacements });
    return items.map(readPlacement).map(({ terms, endOn }) => ({
      startOn: terms.startOn,
      endOn,
      agreedEndOn: terms.endOn,
    }));
  },

  async notifications(userId) {
    const items = await queryFirst(table, { list: lists.notifications(userId), limit: limits.activityEntries });
    return items.map((item) => Notification.parse(item));
  },

  async rating(userId) {
    const item = await getItem(table, keys.profile(userId));
    return item ? ratingOf(readProfile(item)) : null;
  },

  async unreadMessages(userId) {
    const item = await getItem(table, keys.unreadMessages(userId));
    return Number(item?.['unread'] ?? 0);
  },

  async upcoming(userId, stretch) {
    const limit = limits.calendarItemsPerWindow;
    const [events, interviews] = await Promise.all([
      scheduleBetween(table, userId, stretch, limit),
      interviewsBetween(table, userId, stretch, limit),
    ]);
    return events.length + interviews.length;
  },
});
