import { limits } from '@shared/limits';

export const unreadLabel = (count: number): string | null => {
  if (count <= 0) return null;
  return count > limits.unreadBadgeMax ? `${limits.unreadBadgeMax}+` : String(count);
};
