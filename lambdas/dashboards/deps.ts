import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { createProfileViews } from '../store/profiles/profile-views';
import { createChecklists } from '../store/checklists/checklists';
import { createResponseTimes } from '../store/conversations/response-times';
import type { ProfessionalDeps } from './ports';
import { createQueueDeps } from './queue-deps';
import { createProfessionalRecords } from '../store/profiles/professional-records';
import { createReferralLinks } from '../store/referrals/referral-links';
import { createAnsweredReferences } from '../store/references/references';

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
