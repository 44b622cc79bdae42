import { limits } from '../../limits';

/** Due time of a queue's first case. Credentials have no stored promise; their pages say 24-48 hours. */
export const queueDueAt = ({ oldestAt, dueAt }: { oldestAt: string | null; dueAt: string | null }): string | null => {
  if (dueAt !== null || oldestAt === null) return dueAt;
  return new Date(Date.parse(oldestAt) + limits.reviewHoursMax * 3_600_000).toISOString();
};
