import { jobFeedFileRoutes } from '@shared/connect/api/job-feed.routes';
import type { LinkedInFeed, LinkedInPoster } from '@shared/connect/model/job-feed';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { linkedInFeedTokens } from '../../store/connect/job-feeds/feed-token';
import type { StoredLinkedInFeed } from '../../store/connect/job-feeds/ports';
import type { Deps } from './ports';

type FeedDeps = Pick<Deps, 'linkedInFeeds' | 'hash' | 'siteUrl' | 'clock'>;

const shown = async (
  { hash, siteUrl }: FeedDeps,
  organizationId: string,
  { on, generation, version, poster }: StoredLinkedInFeed,
): Promise<LinkedInFeed> => {
  if (!on) return { url: null, version, poster };
  const token = await linkedInFeedTokens.tokenOf(hash, { ownerId: organizationId, generation });
  const path = jobFeedFileRoutes.readJobFeed.path.replace('{token}', token);
  return { url: new URL(path, siteUrl).href, version, poster };
};

const saved = async (deps: FeedDeps, organizationId: string, feed: StoredLinkedInFeed): Promise<LinkedInFeed> => {
  const at = deps.clock.now().toISOString();
  return shown(deps, organizationId, await deps.linkedInFeeds.save(organizationId, { ...feed, at }));
};

export const getLinkedInFeed = async (deps: FeedDeps, caller: AuthorizedCaller): Promise<LinkedInFeed> => {
  const organizationId = organizationOf(caller);
  return shown(deps, organizationId, await deps.linkedInFeeds.get(organizationId));
};

type Saving = { caller: AuthorizedCaller; poster: LinkedInPoster; newAddress: boolean; version: number };

/** Saves the settings. The address stays the same when only the company or the email changes. */
export const saveLinkedInFeed = async (
  deps: FeedDeps,
  { caller, poster, newAddress, version }: Saving,
): Promise<LinkedInFeed> => {
  const organizationId = organizationOf(caller);
  const { on, generation } = await deps.linkedInFeeds.get(organizationId);
  const next = on && !newAddress ? generation : generation + 1;
  return saved(deps, organizationId, { on: true, generation: next, poster, version });
};

export const stopLinkedInFeed = async (
  deps: FeedDeps,
  { caller, version }: { caller: AuthorizedCaller; version: number },
): Promise<LinkedInFeed> => {
  const organizationId = organizationOf(caller);
  const { generation, poster } = await deps.linkedInFeeds.get(organizationId);
  return saved(deps, organizationId, { on: false, generation, poster, version });
};
