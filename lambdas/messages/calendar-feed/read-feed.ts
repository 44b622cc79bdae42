import { parseFeedToken } from '../../store/messages/calendar/feed-token';
import { feedDocument } from './feed-document';
import type { FeedDeps } from './ports';

/** The schedule as iCalendar; null for an invalid token, without distinguishing reasons. */
export const readFeed = async ({ feeds, hash, clock, siteUrl }: FeedDeps, token: string): Promise<string | null> => {
  const key = await parseFeedToken(hash, token);
  const settings = key && (await feeds.settings(key.userId));
  if (!key || settings?.generation !== key.generation) return null;
  const now = clock.now();
  const { userId } = key;
  const [items, interviews, firstDays, bookings] = await Promise.all([
    feeds.items(userId, now),
    feeds.interviews(userId, now),
    feeds.firstDays(userId, now),
    feeds.bookings(userId, now),
  ]);
  return feedDocument({ items, interviews, firstDays, bookings }, { siteUrl, language: settings.language, now });
};
