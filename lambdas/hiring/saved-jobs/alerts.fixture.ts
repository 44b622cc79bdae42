import { standingClock } from '../../platform/clock.fixture';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import { createDueAlerts } from '../../store/hiring/job-alerts/due-alerts';
import { AlertItem, createJobAlertRepository } from '../../store/hiring/job-alerts/job-alerts';
import { jobAlertKeys } from '../../store/hiring/job-alerts/keys';
import type { Deps, SendDeps } from './ports';
import type { AlertDelivery, Found, JobAlertItem } from '../../store/hiring/job-alerts/ports';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';

/** Alerts in the table; what the search finds is the test's. */
export const alertsWorld = (start = '2026-11-21T08:00:00.000Z') => {
  const table = memoryTable();
  const published: Found[] = [];
  const updated: Found[] = [];
  const { clock, pass } = standingClock(start);

  const jobs: SendDeps['jobs'] = {
    publishedSince: async (_userId, _filters, since, limit) =>
      published
        .filter((job) => job.at > since)
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, limit),
  };
  const professionals: SendDeps['professionals'] = {
    updatedSince: async (_userId, _filters, since, limit) =>
      [...new Set(updated.filter(({ at }) => at > since).map(({ id }) => id))].slice(0, limit),
  };
  return {
    deps: { alerts: createJobAlertRepository(table), clock, hash: keyedHash(async () => Buffer.from('key')) } as Deps,
    send: { due: createDueAlerts(table), jobs, professionals, clock } satisfies SendDeps,
    table,
    stored: (jobAlertId: string): JobAlertItem =>
      AlertItem.parse(table.item(jobAlertKeys.jobAlert(userId, jobAlertId))),
    /** Oldest first. */
    deliveries: () =>
      (table.items('AlertDelivery') as AlertDelivery[]).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    pass,
    publish: (jobId: string, at = clock.now().toISOString()) => void published.push({ id: jobId, at }),
    update: (id: string, at = clock.now().toISOString()) => void updated.push({ id, at }),
  };
};
