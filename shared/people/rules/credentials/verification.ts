import { addDays } from '../../../core/rules/calendar-days';
import { limits } from '../../../limits';
import type { VerificationStatus } from '../../model/verification';

export type Decision = 'verify' | 'needs_info' | 'reject';

export const statusOfDecision: Record<Decision, VerificationStatus> = {
  verify: 'verified',
  needs_info: 'needs_info',
  reject: 'rejected',
};

const reviewerDecisions: Record<VerificationStatus, readonly Decision[]> = {
  pending: ['verify', 'needs_info', 'reject'],
  needs_info: ['verify', 'reject'],
  verified: ['needs_info', 'reject'],
  rejected: ['verify', 'needs_info'],
  // Only the owner can renew it.
  expired: [],
};

export const nextDecisions = (status: VerificationStatus): readonly Decision[] => reviewerDecisions[status];

export const takesReply = (status: VerificationStatus): boolean => status === 'needs_info';

/** A reminder `days` before expiration, or the expiration itself. */
export type ExpiryStep = { kind: 'remind'; days: number; at: string } | { kind: 'expire'; at: string };

/** Morning in the Americas. */
const reminderTime = 'T13:00:00.000Z';
/** End of the day everywhere on Earth. */
const endTime = 'T12:00:00.000Z';

export const expirySteps = (expiryDate: string): readonly ExpiryStep[] => [
  ...[...limits.expiryReminderDays, 0].map((days) => ({
    kind: 'remind' as const,
    days,
    at: `${addDays(expiryDate, -days)}${reminderTime}`,
  })),
  { kind: 'expire', at: `${addDays(expiryDate, 1)}${endTime}` },
];

export const nextExpiryStep = (expiryDate: string, after: string): ExpiryStep | undefined =>
  expirySteps(expiryDate).find(({ at }) => at > after);

/** Latest step due now; missed reminders are skipped. */
export const dueExpiryStep = (expiryDate: string, now: string): ExpiryStep | undefined =>
  expirySteps(expiryDate).findLast(({ at }) => at <= now);

export const isExpired = (expiryDate: string, now: string): boolean =>
  dueExpiryStep(expiryDate, now)?.kind === 'expire';
