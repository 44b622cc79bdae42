import { jobFeedTokens } from '../store/job-feeds/feed-token';
import type { RatedOrganization } from '../store/organizations/organizations';
import { feedDocument } from './feed-document';
import type { Deps, FeedDocument } from './ports';

/** Job boards read the same feed often. */
const keptMs = 5 * 60_000;
const keptFeeds = 8;

type Kept = { at: number; document: Promise<FeedDocument> };

/**
 * Null for an invalid token, without distinguishing reasons. A URL that was replaced or turned off, and a closing
 * organization's, opens nothing from then on; jobs are kept for a while.
 */
export const createJobFeedReader = (deps: Deps): ((token: string) => Promise<FeedDocument | null>) => {
  const { feeds, published, hash, clock, siteUrl } = deps;
  const kept = new Map<string, Kept>();

  const documentOf = (organization: RatedOrganization): Promise<FeedDocument> => {
    const { organizationId } = organization;
    const at = clock.now().getTime();
    const known = kept.get(organizationId);
    if (known && at - known.at < keptMs) return known.document;
    kept.delete(organizationId);
    const jobs = published.jobs(organizationId);
    const fresh = { at, document: feedDocument({ organization, jobs }, siteUrl) };
    kept.set(organizationId, fresh);
    if (kept.size > keptFeeds) kept.delete(kept.keys().next().value!);
    fresh.document.catch(() => kept.get(organizationId) === fresh && kept.delete(organizationId));
    return fresh.document;
  };

  return async (token) => {
    const key = await jobFeedTokens.parse(hash, token);
    if (!key) return null;
    const [{ on, generation }, organization] = await Promise.all([
      feeds.get(key.ownerId),
      published.organization(key.ownerId),
    ]);
    return on && generation === key.generation && organization ? documentOf(organization) : null;
  };
};
