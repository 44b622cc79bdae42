import type { Clock } from '../platform/clock';
import type { Portfolios } from '../store/profiles/portfolio';
import type { Presence } from '../store/connections/presence';
import type { Disclosures } from '../store/receipts/ports';
import type { ActivityTracking } from '../store/profiles/activity-tracking';
import type { Professionals } from '../store/profiles/professionals';
import type { ResponseTimes } from '../store/conversations/response-times';
import type { ProfileViewCounts, SavedProfessionals } from '../store/profiles/ports';

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
