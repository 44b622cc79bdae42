import type { JobItem } from '../jobs/job-item';
import type { RatedOrganization } from '../organizations/organizations';

/** `generation` is also the version: it rises whenever the feed is turned on, off, or gets another URL. */
export type StoredJobFeed = { on: boolean; generation: number };

export type JobFeeds = {
  get(organizationId: string): Promise<StoredJobFeed>;
  /** STALE_VERSION if it changed since this generation. */
  change(organizationId: string, change: { on: boolean; generation: number; at: string }): Promise<StoredJobFeed>;
};

export type FeedJobs = {
  /** Null if it has no public page. */
  organization(organizationId: string): Promise<RatedOrganization | null>;
  /** Active jobs that have a public page, newest first. Reads a bounded number of jobs. */
  jobs(organizationId: string): AsyncIterable<JobItem>;
};
