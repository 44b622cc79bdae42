import { nextExpiryStep } from '@shared/domain/verification';
import type { StoredCase } from './verification-item';

/** When something is due for a case that stands like this: nothing for what was refused or is over. */
export const dueByExpiry = (
  { status, expiryDate }: Pick<StoredCase, 'status' | 'expiryDate'>,
  now: string,
): string | null => {
  if (expiryDate === null || status === 'rejected' || status === 'expired') return null;
  return nextExpiryStep(expiryDate, now)?.at ?? now;
};
