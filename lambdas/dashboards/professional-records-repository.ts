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

  async profile(userId) {
    const item = await getItem(table, keys.profile(userId));
    if (!item) return { rating: null, photo: false, resume: false };
    const profile = readProfile(item);
    return { rating: ratingOf(profile), photo: profile.photo_url !== null, resume: profile.resume !== null };
  },

  async portfolioItems(userId) {
    return Number((await getItem(table, keys.portfolioCount(userId)))?.['count'] ?? 0);
  },

  async verifiedCredentials(userId) {
    const list = lists.verifications(userId);
    const items = await queryFirst(table, { list, limit: limits.licenses + 1, newestFirst: false });
    return items.filter(({ entity, status }) => entity === 'Verification' && status === 'verified').length;
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
