import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { FeedJobs, JobFeeds, LinkedInFeeds } from '../../store/connect/job-feeds/ports';

export type Deps = {
  feeds: Pick<JobFeeds, 'get'>;
  linkedInFeeds: Pick<LinkedInFeeds, 'get'>;
  published: FeedJobs;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
  siteUrl: string;
};

/** `tag`: value of the ETag header. */
export type FeedDocument = { text: string; tag: string };
