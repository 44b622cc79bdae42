import { nextAlertRun } from '@shared/domain/alert-schedule';
import { limits } from '@shared/limits';
import { JobFilters } from '@shared/model/job-search';
import { addSeconds } from '../platform/clock';
import { log } from '../platform/logger';
import { ConcurrentModificationError } from '../platform/table/retry-on-conflict';
import type { SendDeps } from './ports';
import type { AlertDelivery, DueCursor, NewJob, JobAlertItem } from '../store/job-alerts/ports';

/** The index lags behind publishing, so each search overlaps the previous one and skips what that saw. */
const lookBackSeconds = 600;

type Outcome = 'sent' | 'quiet' | 'taken' | 'failed';
export type SendResult = Record<Outcome, number>;

export const sendDueAlerts = async (deps: SendDeps, hasTime: () => boolean): Promise<SendResult> => {
  const now = deps.clock.now();
  const result: SendResult = { sent: 0, quiet: 0, taken: 0, failed: 0 };
  let next: DueCursor | null = null;
  do {
    const page: Awaited<ReturnType<SendDeps['due']['page']>> = await deps.due.page(now, next);
    for (const outcome of await Promise.all(page.alerts.map((alert) => sendAlert(deps, alert, now)))) {
      result[outcome] += 1;
    }
    next = page.next;
  } while (next && hasTime());
  return result;
};

const sendAlert = async (deps: SendDeps, alert: JobAlertItem, now: Date): Promise<Outcome> => {
  try {
    const found = await newJobs(deps, alert, now);
    const delivery = deliveryOf(deps, alert, found.jobIds, now);
    const after: JobAlertItem = {
      ...alert,
      nextRunAt: nextAlertRun(alert.frequency, now).toISOString(),
      searchedAt: now.toISOString(),
      seen: found.seen,
      ...(delivery && { lastSentAt: now.toISOString() }),
    };
    await deps.due.deliver(alert, after, delivery);
    return delivery ? 'sent' : 'quiet';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('job alert failed', error, { jobAlertId: alert.jobAlertId });
    return 'failed';
  }
};

const newJobs = async (
  { jobs }: SendDeps,
  alert: JobAlertItem,
  now: Date,
): Promise<{ jobIds: string[]; seen: NewJob[] }> => {
  const filters = JobFilters.safeParse(alert.search);
  if (!filters.success) {
    log.warn('job alert with an outdated search', { jobAlertId: alert.jobAlertId });
    return { jobIds: [], seen: [] };
  }
  const lookBack = alert.searchedAt && addSeconds(new Date(alert.searchedAt), -lookBackSeconds).toISOString();
  const since = lookBack && lookBack > alert.newsSince ? lookBack : alert.newsSince;
  const wanted = limits.jobsPerAlertEmail + 1;
  const found = await jobs.publishedSince(filters.data, since, wanted + alert.seen.length);
  const recent = addSeconds(now, -lookBackSeconds).toISOString();
  const news = found.filter(({ jobId }) => !alert.seen.some((it) => it.jobId === jobId));
  return {
    jobIds: news.map(({ jobId }) => jobId),
    seen: [...news, ...alert.seen].filter(({ publishedAt }) => publishedAt >= recent),
  };
};

const deliveryOf = (
  { clock }: SendDeps,
  { userId, jobAlertId }: JobAlertItem,
  jobIds: string[],
  now: Date,
): AlertDelivery | null =>
  jobIds.length === 0
    ? null
    : {
        deliveryId: clock.newId('dlv'),
        jobAlertId,
        userId,
        jobIds: jobIds.slice(0, limits.jobsPerAlertEmail),
        more: jobIds.length > limits.jobsPerAlertEmail,
        createdAt: now.toISOString(),
      };
