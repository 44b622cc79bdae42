import { jobFeedFileRoutes } from '@shared/connect/api/job-feed.routes';
import type { JobFeed } from '@shared/connect/model/job-feed';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { jobFeedTokens } from '../../store/connect/job-feeds/feed-token';
import type { StoredJobFeed } from '../../store/connect/job-feeds/ports';
import type { Deps } from './ports';

type FeedDeps = Pick<Deps, 'feeds' | 'hash' | 'siteUrl' | 'clock'>;

const shown = async (
  { hash, siteUrl }: FeedDeps,
  organizationId: string,
  { on, generation }: StoredJobFeed,
): Promise<JobFeed> => {
  if (!on) return { url: null, version: generation };
  const token = await jobFeedTokens.tokenOf(hash, { ownerId: organizationId, generation });
  const path = jobFeedFileRoutes.readJobFeed.path.replace('{token}', token);
  return { url: new URL(path, siteUrl).href, version: generation };
};

export const getJobFeed = async (deps: FeedDeps, caller: AuthorizedCaller): Promise<JobFeed> => {
  const organizationId = organizationOf(caller);
  return shown(deps, organizationId, await deps.feeds.get(organizationId));
};

type Changing = { caller: AuthorizedCaller; on: boolean; version: number };

/** Turns the feed on or off. Turning it on again changes the URL. */
export const changeJobFeed = async (deps: FeedDeps, { caller, on, version }: Changing): Promise<JobFeed> => {
  const organizationId = organizationOf(caller);
  const at = deps.clock.now().toISOString();
  return shown(deps, organizationId, await deps.feeds.change(organizationId, { on, generation: version, at }));
};
