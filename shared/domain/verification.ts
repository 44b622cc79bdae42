import { limits } from '../limits';
import type { VerificationStatus } from '../model/verification';

/** What a reviewer can say about a credential. */
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
  // Only its owner can renew it.
  expired: [],
};

/** What a reviewer may decide next. */
export const nextDecisions = (status: VerificationStatus): readonly Decision[] => reviewerDecisions[status];

/** Whether the owner may answer the reviewer. */
export const takesReply = (status: VerificationStatus): boolean => status === 'needs_info';

const dayMs = 24 * 3600 * 1000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** One thing that is due because of an expiry date: a reminder so many days before, or the end. */
export type ExpiryStep = { kind: 'remind'; days: number; at: string } | { kind: 'expire'; at: string };

/** Morning in the Americas: reminders come when people read them. */
const reminderTime = 'T13:00:00.000Z';
/** The day is over everywhere on Earth. */
const endTime = 'T12:00:00.000Z';

/** Everything that an expiry date makes due, in order of time. The credential is good on the day itself. */
export const expirySteps = (expiryDate: string): readonly ExpiryStep[] => [
  ...[...limits.expiryReminderDays, 0].map((days) => ({
    kind: 'remind' as const,
    days,
    at: `${addDays(expiryDate, -days)}${reminderTime}`,
  })),
  { kind: 'expire', at: `${addDays(expiryDate, 1)}${endTime}` },
];

/** What comes after this moment; undefined when it has expired. */
export const nextExpiryStep = (expiryDate: string, after: string): ExpiryStep | undefined =>
  expirySteps(expiryDate).find(({ at }) => at > after);

/** What the latest moment up to now asks for: reminders that were missed are not sent one after the other. */
export const dueExpiryStep = (expiryDate: string, now: string): ExpiryStep | undefined =>
  expirySteps(expiryDate).findLast(({ at }) => at <= now);

export const isExpired = (expiryDate: string, now: string): boolean =>
  dueExpiryStep(expiryDate, now)?.kind === 'expire';
