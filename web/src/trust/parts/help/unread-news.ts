import type { Me } from '@shared/accounts/api/accounts.routes';
import { newestNews } from '@shared/news';

/** How many entries a person hasn't seen. What is older than the account isn't new to its owner. */
export const unreadNews = ({ newsSeen, createdAt }: Pick<Me, 'newsSeen' | 'createdAt'>): number => {
  if (newsSeen !== undefined) return Math.max(0, newestNews.number - newsSeen);
  return createdAt < newestNews.on ? newestNews.number : 0;
};
