import { nextExpiryStep } from '@shared/domain/verification';
import type { VerificationItem } from './verification-item';

/** When something is due for a case that stands like this: nothing for what was refused or is over. */
export const dueByExpiry = (
  { status, expiryDate }: Pick<VerificationItem, 'status' | 'expiryDate'>,
  now: string,
): string | null => {
  if (expiryDate === null || status === 'rejected' || status === 'expired') return null;
  return nextExpiryStep(expiryDate, now)?.at ?? now;
};
