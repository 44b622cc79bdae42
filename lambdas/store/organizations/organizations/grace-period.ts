import { environment } from '../../../platform/environment';

/** The stage's grace period for organizations from before verification, if any. */
export const graceUntil = (): string | null => environment('grace').ORGANIZATION_GRACE_UNTIL || null;

export const graceRuns = (now: Date): boolean => {
  const until = graceUntil();
  return until !== null && now.getTime() < Date.parse(until);
};
