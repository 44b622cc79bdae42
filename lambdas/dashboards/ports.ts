import type { Clock } from '../platform/clock';
import type { ProfileViews } from '../store/profiles/profile-views';
import type { ResponseTimes } from '../store/conversations/response-times';
import type { ProfessionalRecords } from '../store/profiles/ports';

export type ProfessionalDeps = {
  records: ProfessionalRecords;
  views: ProfileViews;
  responses: ResponseTimes;
  clock: Pick<Clock, 'now'>;
};
