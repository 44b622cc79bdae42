import { limits } from '../../limits';

/** When the first case of a queue is due. Credentials wait without a stored promise; their pages say 24-48 hours. */
export const queueDueAt = ({ oldestAt, dueAt }: { oldestAt: string | null; dueAt: string | null }): string | null => {
  if (dueAt !== null || oldestAt === null) return dueAt;
  return new Date(Date.parse(oldestAt) + limits.reviewHoursMax * 3_600_000).toISOString();
};
