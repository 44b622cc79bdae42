import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createProfileViews } from '../../store/people/profiles/views/profile-views';
import { createPlanLines } from '../../store/money/billing/plan-lines';
import { createChecklists } from '../../store/people/checklists/checklists';
import { createResponseTimes } from '../../store/messages/conversations/response-times';
import { createLocationCounts } from '../../store/work/locations/location-counts';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createInvitations } from '../../store/organizations/organizations/invitations';
import type { ProfessionalDeps, SettingsDeps } from './ports';
import { createQueueDeps } from './queue-deps';
import { createProfessionalRecords } from '../../store/people/profiles/professional-records';
import { createPrivacyReader } from '../../store/people/profiles/profile-privacy';
import { createReferralLinks } from '../../store/people/referrals/referral-links';
import { createAnsweredReferences } from '../../store/people/references/references';
import { createTickets } from '../../store/trust/tickets/tickets';

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
