import type { LinkedInPoster } from '@shared/connect/model/job-feed';
import type { JobItem } from '../../hiring/jobs/job-item';
import type { RatedOrganization } from '../../organizations/organizations/organizations';

/** `generation` is also the version: it increases whenever the feed is turned on, off, or gets another URL. */
export type StoredJobFeed = { on: boolean; generation: number };

export type JobFeeds = {
  get(organizationId: string): Promise<StoredJobFeed>;
  /** STALE_VERSION if it changed since this generation. */
  change(organizationId: string, change: { on: boolean; generation: number; at: string }): Promise<StoredJobFeed>;
};

/** `generation`: of the URL; `version`: of everything. `poster` is null before the feed was first on. */
export type StoredLinkedInFeed = { on: boolean; generation: number; version: number; poster: LinkedInPoster | null };

export type LinkedInFeeds = {
  get(organizationId: string): Promise<StoredLinkedInFeed>;
  /** STALE_VERSION if it changed since this version. */
  save(organizationId: string, feed: StoredLinkedInFeed & { at: string }): Promise<StoredLinkedInFeed>;
};

export type FeedJobs = {
  /** Returns null without a public page. */
  organization(organizationId: string): Promise<RatedOrganization | null>;
  /** Active jobs that have a public page, newest first. Reads a bounded number of jobs. */
  jobs(organizationId: string): AsyncIterable<JobItem>;
};
