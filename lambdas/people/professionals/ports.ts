import type { Clock } from '../../platform/clock';
import type { Portfolios } from '../../store/people/profiles/portfolio';
import type { Presence } from '../../store/messages/live-connections/presence';
import type { Disclosures } from '../../store/work/receipts/ports';
import type { ActivityTracking } from '../../store/people/profiles/views/activity-tracking';
import type { Professionals } from '../../store/people/profiles/professionals';
import type { ResponseTimes } from '../../store/messages/conversations/response-times';
import type { ProfileViewCounts, SavedProfessionals } from '../../store/people/profiles/ports';

export type Deps = {
  professionals: Professionals;
  portfolios: Portfolios;
  connections: Pick<Presence, 'of'>;
  responses: ResponseTimes;
  saved: SavedProfessionals;
  views: ProfileViewCounts;
  tracking: ActivityTracking;
  disclosures: Pick<Disclosures, 'handOver'>;
  clock: Pick<Clock, 'now'>;
};
