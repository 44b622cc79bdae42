import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { ApiKeys } from '../../store/connect/api-keys/ports';
import type { JobFeeds, LinkedInFeeds } from '../../store/connect/job-feeds/ports';
import type { People } from '../../store/organizations/organizations/member-names';

export type Deps = {
  keys: ApiKeys;
  people: Pick<People, 'find'>;
  feeds: JobFeeds;
  linkedInFeeds: LinkedInFeeds;
  hash: KeyedHash;
  siteUrl: string;
  clock: Clock;
};
