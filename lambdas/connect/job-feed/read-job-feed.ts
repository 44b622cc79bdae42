import { jobFeedTokens, linkedInFeedTokens } from '../../store/connect/job-feeds/feed-token';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { feedDocument } from './feed-document';
import type { FeedSource } from './render-feed';
import { linkedInDocument } from './linkedin-document';
import type { Deps, FeedDocument } from './ports';

/** Cache time: job boards read the same feed often. */
const keptMs = 5 * 60_000;
const keptFeeds = 8;

type Kept = { at: number; document: Promise<FeedDocument> };
/** Target of a token. `name` changes with all inputs of the document besides jobs and organization. */
type Opened = { ownerId: string; name: string; build(source: FeedSource): Promise<FeedDocument> };

const openedBoard = async ({ feeds, hash, siteUrl }: Deps, token: string): Promise<Opened | null> => {
  const key = await jobFeedTokens.parse(hash, token);
  if (!key) return null;
  const { on, generation } = await feeds.get(key.ownerId);
  if (!on || generation !== key.generation) return null;
  return { ...key, name: 'boards', build: (source) => feedDocument(source, siteUrl) };
};

const openedLinkedIn = async ({ linkedInFeeds, hash, siteUrl }: Deps, token: string): Promise<Opened | null> => {
  const key = await linkedInFeedTokens.parse(hash, token);
  if (!key) return null;
  const { on, generation, version, poster } = await linkedInFeeds.get(key.ownerId);
  if (!on || generation !== key.generation || poster === null) return null;
  return {
    ...key,
    name: `linkedin#${version}`,
    build: (source) => linkedInDocument({ ...source, poster }, siteUrl),
  };
};

/**
 * Returns null for an invalid token, without distinguishing reasons. The URL of a closing organization, and a replaced
 * or disabled one, stop working at once; jobs are cached for a while.
 */
export const createJobFeedReader = (deps: Deps): ((token: string) => Promise<FeedDocument | null>) => {
  const { published, clock } = deps;
  const kept = new Map<string, Kept>();

  const documentOf = (organization: RatedOrganization, { ownerId, name, build }: Opened): Promise<FeedDocument> => {
    const id = `${ownerId}#${name}`;
    const at = clock.now().getTime();
    const known = kept.get(id);
    if (known && at - known.at < keptMs) return known.document;
    kept.delete(id);
    const fresh = { at, document: build({ organization, jobs: published.jobs(ownerId) }) };
    kept.set(id, fresh);
    if (kept.size > keptFeeds) kept.delete(kept.keys().next().value!);
    fresh.document.catch(() => kept.get(id) === fresh && kept.delete(id));
    return fresh.document;
  };

  return async (token) => {
    const opened = (await openedBoard(deps, token)) ?? (await openedLinkedIn(deps, token));
    const organization = opened && (await published.organization(opened.ownerId));
    return organization ? documentOf(organization, opened) : null;
  };
};
