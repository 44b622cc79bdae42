const dayMs = 24 * 3600 * 1000;

/** `requiredAt`: since when the organization requires it. */
export type TwoFactorRule = { days: number; requiredAt: string };

/** Who joins later has as many days from joining. Null: at once. */
export const graceEnd = ({ days, requiredAt }: TwoFactorRule, joinedAt: string): string | null => {
  if (days === 0) return null;
  const from = joinedAt > requiredAt ? joinedAt : requiredAt;
  return new Date(Date.parse(from) + days * dayMs).toISOString();
};

/** No change of the rule makes a deadline earlier than the one that the member was told. */
export const keptDeadline = (announced: string | null, next: string | null): string | null => {
  if (announced === null || next === null) return announced ?? next;
  return announced > next ? announced : next;
};

/** The day before. */
export const graceReminder = (until: string): string => new Date(Date.parse(until) - dayMs).toISOString();

type Marked = { twoFactorDue?: true | undefined; twoFactorDueAt?: string | undefined };

/** Whether a member can do nothing else any more. */
export const isTwoFactorDue = ({ twoFactorDue, twoFactorDueAt }: Marked, now: Date): boolean =>
  twoFactorDue === true && (twoFactorDueAt === undefined || Date.parse(twoFactorDueAt) <= now.getTime());
