import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { createProfileViews } from '../store/profiles/profile-views';
import { createPlanLines } from '../store/billing/plan-lines';
import { createChecklists } from '../store/checklists/checklists';
import { createResponseTimes } from '../store/conversations/response-times';
import { createLocationCounts } from '../store/locations/location-counts';
import { createNotificationSettings } from '../store/notifications/notification-settings';
import { createInvitations } from '../store/organizations/invitations';
import type { ProfessionalDeps, SettingsDeps } from './ports';
import { createQueueDeps } from './queue-deps';
import { createProfessionalRecords } from '../store/profiles/professional-records';
import { createPrivacyReader } from '../store/profiles/profile-privacy';
import { createReferralLinks } from '../store/referrals/referral-links';
import { createAnsweredReferences } from '../store/references/references';
import { createTickets } from '../store/tickets/tickets';

export const platform = createHttpPlatform();

export const professional: ProfessionalDeps = {
  records: createProfessionalRecords(platform.table),
  views: createProfileViews(platform.table),
  responses: createResponseTimes(platform.table),
  checklists: createChecklists(platform.table),
  references: createAnsweredReferences(platform.table),
  referrals: createReferralLinks(platform.table),
  clock: systemClock,
};

export const queue = createQueueDeps(platform);

export const settings: SettingsDeps = {
  notifications: createNotificationSettings(platform.table),
  privacy: createPrivacyReader(platform.table),
  invitations: createInvitations(platform.table),
  locations: createLocationCounts(platform.table),
  tickets: createTickets(platform.table, platform.cursors, systemClock),
  plans: createPlanLines(platform.table, systemClock),
  clock: systemClock,
};
