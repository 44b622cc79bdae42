import { keepForLater, readKept } from '@/lib/forms/kept-draft';

const most = 5;
const keyOf = (userId: string): string => `searches.${userId}`;

/** A person's search texts on this device, latest first. Visitors have none. */
export const recentSearches = (userId: string | null): string[] => {
  const kept = userId === null ? null : readKept<unknown[]>(keyOf(userId));
  return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string').slice(0, most) : [];
};

export const rememberSearch = (userId: string | null, text: string): void => {
  if (userId === null || text === '') return;
  keepForLater(keyOf(userId), [text, ...recentSearches(userId).filter((it) => it !== text)].slice(0, most));
};
