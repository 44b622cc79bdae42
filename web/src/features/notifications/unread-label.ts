import { limits } from '@shared/limits';

/** Badge text: nothing, the count, or "9+". */
export const unreadLabel = (count: number): string | null => {
  if (count <= 0) return null;
  return count > limits.unreadBadgeMax ? `${limits.unreadBadgeMax}+` : String(count);
};
