import type { Me } from '@shared/api/accounts.routes';

/** Of the newest entry in news.ts, repeated here for the menu of every page. */
export const newest = { number: 12, on: '2026-11-23' } as const;

/** How many entries a person hasn't seen. What is older than the account isn't new to its owner. */
export const unreadNews = ({ newsSeen, createdAt }: Pick<Me, 'newsSeen' | 'createdAt'>): number => {
  if (newsSeen !== undefined) return Math.max(0, newest.number - newsSeen);
  return createdAt < newest.on ? newest.number : 0;
};
