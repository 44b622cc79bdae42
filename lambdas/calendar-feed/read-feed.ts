import { parseFeedToken } from '../store/schedule/feed-token';
import { feedDocument } from './feed-document';
import type { FeedDeps } from './ports';

/** The schedule as iCalendar; null for an invalid token, without distinguishing reasons. */
export const readFeed = async ({ feeds, hash, clock, siteUrl }: FeedDeps, token: string): Promise<string | null> => {
  const key = await parseFeedToken(hash, token);
  const settings = key && (await feeds.settings(key.userId));
  if (!key || settings?.generation !== key.generation) return null;
  const now = clock.now();
  const [items, interviews] = await Promise.all([feeds.items(key.userId, now), feeds.interviews(key.userId, now)]);
  return feedDocument({ items, interviews }, { siteUrl, language: settings.language });
};
