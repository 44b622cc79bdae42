import type { Me } from '@shared/accounts/api/accounts.routes';
import { newestNews } from '@shared/news';

/** Number of entries that a person hasn't seen. Entries older than the account don't count. */
export const unreadNews = ({ newsSeen, createdAt }: Pick<Me, 'newsSeen' | 'createdAt'>): number => {
  if (newsSeen !== undefined) return Math.max(0, newestNews.number - newsSeen);
  return createdAt < newestNews.on ? newestNews.number : 0;
};
