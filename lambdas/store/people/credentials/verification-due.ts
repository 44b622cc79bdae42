import { nextExpiryStep } from '@shared/people/rules/credentials/verification';
import type { VerificationItem } from './verification-item';

/** Null for rejected and expired verifications. */
export const dueByExpiry = (
  { status, expiryDate }: Pick<VerificationItem, 'status' | 'expiryDate'>,
  now: string,
): string | null => {
  if (expiryDate === null || status === 'rejected' || status === 'expired') return null;
  return nextExpiryStep(expiryDate, now)?.at ?? now;
};
