const dayMs = 24 * 3600 * 1000;

/** `requiredAt`: start of the organization's requirement. */
export type TwoFactorRule = { days: number; requiredAt: string };

/** End of the grace period. People who join later get the same number of days. Null: no grace period. */
export const graceEnd = ({ days, requiredAt }: TwoFactorRule, joinedAt: string): string | null => {
  if (days === 0) return null;
  const from = joinedAt > requiredAt ? joinedAt : requiredAt;
  return new Date(Date.parse(from) + days * dayMs).toISOString();
};

/** Keeps a deadline from moving earlier than announced. */
export const keptDeadline = (announced: string | null, next: string | null): string | null => {
  if (announced === null || next === null) return announced ?? next;
  return announced > next ? announced : next;
};

/** Time of the reminder: one day before the deadline. */
export const graceReminder = (until: string): string => new Date(Date.parse(until) - dayMs).toISOString();

type Marked = { twoFactorDue?: true | undefined; twoFactorDueAt?: string | undefined };

/** Whether a member can use nothing else until two-factor authentication is set up. */
export const isTwoFactorDue = ({ twoFactorDue, twoFactorDueAt }: Marked, now: Date): boolean =>
  twoFactorDue === true && (twoFactorDueAt === undefined || Date.parse(twoFactorDueAt) <= now.getTime());
