import { ratingOf } from '@shared/people/rules/rating';
import { limits } from '@shared/limits';
import type { StoredProfile } from '@shared/people/model/professional';
import { interviewsBetween } from '../../hiring/interviews/calendar-entries';
import { applicationIndexes } from '../../hiring/applications/keys';
import { conversationKeys } from '../../messages/conversations/keys';
import { notificationIndexes } from '../../messages/notifications/keys';
import { readNotification } from '../../messages/notifications/notification-item';
import { placementIndexes } from '../../work/placements/keys';
import { profileKeys } from './keys';
import { countBookedBetween } from '../../work/shifts/bookings/booked-count';
import { scheduleBetween } from '../../messages/calendar/schedule-items';
import { readApplication } from '../../hiring/applications/application-item';
import { readPlacement } from '../../work/placements/placement-item';
import { readProfile } from './profile-item';
import { getItem, queryFirst, type Table } from '../../../platform/table/table';
import type { OwnCredential, OwnProfileFacts, ProfessionalRecords } from './ports';

/** Facts of a person without a saved profile. */
export const noProfileFacts: OwnProfileFacts = {
  rating: null,
  photo: false,
  resume: false,
  profession: null,
  units: [],
  specialty: null,
  credentials: [],
};

const credentialsOf = ({ licenses, certifications }: StoredProfile): OwnCredential[] => [
  ...licenses.flatMap(({ type, name, state, expiryDate }) =>
    expiryDate === null ? [] : [{ type: 'license' as const, license: type, name, state, expiresOn: expiryDate }],
  ),
  ...certifications.flatMap(({ code, otherName, expiresOn }) =>
    expiresOn === null ? [] : [{ type: 'certification' as const, code, otherName, expiresOn }],
  ),
];

export const createProfessionalRecords = (table: Table): ProfessionalRecords => ({
  async applications(userId) {
    const list = applicationIndexes.professionalApplications(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: limits.countedApplications });
    return items.map(readApplication).map((it) => ({ ...it, status: it.seenStatus }));
  },

  async placements(userId) {
    const list = placementIndexes.professionalPlacements(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: limits.countedPlacements });
    return items.map(readPlacement).map(({ terms, endOn }) => ({
      startOn: terms.startOn,
      endOn,
      agreedEndOn: terms.endOn,
    }));
  },

  async notifications(userId) {
    const items = await queryFirst(table, {
      list: notificationIndexes.notifications(userId),
      limit: limits.activityEntries,
    });
    return items.map(readNotification);
  },

  async profile(userId) {
    const item = await getItem(table, profileKeys.profile(userId));
    if (!item) return noProfileFacts;
    const profile = readProfile(item);
    const { profession, otherProfessions, units, specialty } = profile;
    return {
      rating: ratingOf(profile),
      photo: profile.photo_url !== null,
      resume: profile.resume !== null,
      profession,
      otherProfessions,
      units,
      specialty,
      credentials: credentialsOf(profile),
    };
  },

  async portfolioItems(userId) {
    return Number((await getItem(table, profileKeys.portfolioCount(userId)))?.['count'] ?? 0);
  },

  async unreadMessages(userId) {
    const item = await getItem(table, conversationKeys.unreadMessages(userId));
    return Number(item?.['unread'] ?? 0);
  },

  async upcoming(userId, stretch) {
    const limit = limits.calendarItemsPerWindow;
    const [events, interviews, booked] = await Promise.all([
      scheduleBetween(table, userId, stretch, limit),
      interviewsBetween(table, userId, stretch, limit),
      countBookedBetween(table, userId, stretch, limit),
    ]);
    return events.length + interviews.length + booked;
  },
});
