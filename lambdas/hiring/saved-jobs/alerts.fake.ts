import type { AlertKey } from '../../store/hiring/job-alerts/alert-token';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { Deps, SendDeps } from './ports';
import type { AlertDelivery, Found, JobAlertItem } from '../../store/hiring/job-alerts/ports';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';

export const alertsFake = (start = '2026-11-21T08:00:00.000Z') => {
  const stored = new Map<string, JobAlertItem>();
  const deliveries: AlertDelivery[] = [];
  const published: Found[] = [];
  const updated: Found[] = [];
  const searches: { since: string; limit: number }[] = [];
  let now = new Date(start);
  let ids = 0;

  const clock: Deps['clock'] = {
    now: () => now,
    newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}`,
  };
  const replace = (before: JobAlertItem, after: JobAlertItem): void => {
    const current = stored.get(before.jobAlertId);
    if (current?.version !== before.version || current.nextRunAt !== before.nextRunAt)
      throw new ConcurrentModificationError();
    stored.set(after.jobAlertId, after);
  };
  const alerts: Deps['alerts'] = {
    get: async ({ jobAlertId }: AlertKey) => stored.get(jobAlertId) ?? null,
    list: async () => [...stored.values()].reverse(),
    create: async (alert) => void stored.set(alert.jobAlertId, alert),
    change: async (before, after) => replace(before, after),
    remove: async ({ jobAlertId }) => void stored.delete(jobAlertId),
  };
  const due: SendDeps['due'] = {
    page: async (at) => ({
      alerts: [...stored.values()].filter(({ paused, nextRunAt }) => !paused && nextRunAt < at.toISOString()),
      next: null,
    }),
    deliver: async (before, after, delivery) => {
      replace(before, after);
      if (delivery) deliveries.push(delivery);
    },
  };
  const jobs: SendDeps['jobs'] = {
    publishedSince: async (_userId, _filters, since, limit) => {
      searches.push({ since, limit });
      return published
        .filter((job) => job.at > since)
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, limit);
    },
  };
  const professionals: SendDeps['professionals'] = {
    updatedSince: async (_userId, _filters, since, limit) =>
      [...new Set(updated.filter(({ at }) => at > since).map(({ id }) => id))].slice(0, limit),
  };
  return {
    deps: { alerts, clock, hash: keyedHash(async () => Buffer.from('key')) } as Deps,
    send: { due, jobs, professionals, clock } satisfies SendDeps,
    stored,
    deliveries,
    searches,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    publish: (jobId: string, at = now.toISOString()) => void published.push({ id: jobId, at }),
    update: (id: string, at = now.toISOString()) => void updated.push({ id, at }),
  };
};
