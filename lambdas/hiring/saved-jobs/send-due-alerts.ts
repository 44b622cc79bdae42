import { nextAlertRun } from '@shared/hiring/rules/alert-schedule';
import { limits } from '@shared/limits';
import { ProfessionalFilters } from '@shared/find/model/candidate-search';
import { JobFilters } from '@shared/find/model/job-search';
import { duePages } from '../../platform/due-pages';
import { addSeconds } from '../../platform/clock';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { SendDeps } from './ports';
import type { AlertDelivery, Found, JobAlertItem } from '../../store/hiring/job-alerts/ports';

/** Overlap of searches, because the index lags behind publishing; jobs already seen are skipped. */
const lookBackSeconds = 600;

type Outcome = 'sent' | 'quiet' | 'taken' | 'failed';
export type SendResult = Record<Outcome, number>;

export const sendDueAlerts = async (deps: SendDeps, hasTime: () => boolean): Promise<SendResult> => {
  const now = deps.clock.now();
  const result: SendResult = { sent: 0, quiet: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, now, hasTime)) {
    for (const outcome of await Promise.all(page.alerts.map((alert) => sendAlert(deps, alert, now)))) {
      result[outcome] += 1;
    }
  }
  return result;
};

const sendAlert = async (deps: SendDeps, alert: JobAlertItem, now: Date): Promise<Outcome> => {
  try {
    const found = await newsOf(deps, alert, now);
    const delivery = deliveryOf(deps, alert, found.news, now);
    const after: JobAlertItem = {
      ...alert,
      nextRunAt: nextAlertRun(alert.frequency, now).toISOString(),
      searchedAt: now.toISOString(),
      seen: found.seen,
      ...(delivery && { lastSentAt: now.toISOString() }),
      ...(delivery && { mailed: [...delivery.userIds, ...alert.mailed].slice(0, limits.mailedProfessionals) }),
    };
    await deps.due.deliver(alert, after, delivery);
    return delivery ? 'sent' : 'quiet';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('job alert failed', error, { jobAlertId: alert.jobAlertId });
    return 'failed';
  }
};

/** Runs the search; null if it is no longer valid. */
const search = async (
  { jobs, professionals }: SendDeps,
  alert: JobAlertItem,
  { since, limit, now }: { since: string; limit: number; now: Date },
): Promise<Found[] | null> => {
  if (alert.about === 'professionals') {
    const filters = ProfessionalFilters.safeParse(alert.search);
    if (!filters.success) return null;
    const userIds = await professionals.updatedSince(alert.userId, filters.data, since, limit);
    return userIds.map((id) => ({ id, at: now.toISOString() }));
  }
  const filters = JobFilters.safeParse(alert.search);
  return filters.success ? jobs.publishedSince(alert.userId, filters.data, since, limit) : null;
};

const newsOf = async (deps: SendDeps, alert: JobAlertItem, now: Date): Promise<{ news: string[]; seen: Found[] }> => {
  const lookBack = alert.searchedAt && addSeconds(new Date(alert.searchedAt), -lookBackSeconds).toISOString();
  const since = lookBack && lookBack > alert.newsSince ? lookBack : alert.newsSince;
  const known = new Set([...alert.seen.map(({ id }) => id), ...alert.mailed]);
  const limit = limits.jobsPerAlertEmail + 1 + known.size;
  const found = await search(deps, alert, { since, limit, now });
  if (!found) {
    log.warn('job alert with an outdated search', { jobAlertId: alert.jobAlertId });
    return { news: [], seen: [] };
  }
  const recent = addSeconds(now, -lookBackSeconds).toISOString();
  const news = found.filter(({ id }) => !known.has(id));
  return {
    news: news.map(({ id }) => id),
    seen: [...news, ...alert.seen].filter(({ at }) => at >= recent),
  };
};

const deliveryOf = (
  { clock }: SendDeps,
  { userId, jobAlertId, about }: JobAlertItem,
  news: readonly string[],
  now: Date,
): AlertDelivery | null =>
  news.length === 0
    ? null
    : {
        deliveryId: clock.newId('dlv'),
        jobAlertId,
        userId,
        jobIds: about === 'jobs' ? news.slice(0, limits.jobsPerAlertEmail) : [],
        userIds: about === 'professionals' ? news.slice(0, limits.jobsPerAlertEmail) : [],
        more: news.length > limits.jobsPerAlertEmail,
        createdAt: now.toISOString(),
      };
