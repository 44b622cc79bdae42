import type { Clock } from '../platform/clock';
import type { Checklists } from '../store/checklists/ports';
import type { ProfileViews } from '../store/profiles/profile-views';
import type { ResponseTimes } from '../store/conversations/response-times';
import type { ProfessionalRecords } from '../store/profiles/ports';
import type { AnsweredReferences } from '../store/references/ports';
import type { ReferralLinks } from '../store/referrals/ports';

export type ProfessionalDeps = {
  records: ProfessionalRecords;
  views: ProfileViews;
  responses: ResponseTimes;
  checklists: Checklists;
  references: AnsweredReferences;
  referrals: Pick<ReferralLinks, 'get'>;
  clock: Pick<Clock, 'now'>;
};
