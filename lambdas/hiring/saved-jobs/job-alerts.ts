import type { ActionResult } from '@shared/core/api/action-result';
import { nextAlertRun } from '@shared/hiring/rules/alert-schedule';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { actionResult } from '../../platform/http/english';
import type { NewCandidateSearch } from '@shared/find/model/candidate-search';
import type { AlertSubject } from '@shared/core/model/vocabulary';
import type { JobAlert, JobAlertSettings, NewJobAlert } from '@shared/hiring/model/job-alert';
import { parseAlertToken, type AlertKey } from '../../store/hiring/job-alerts/alert-token';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';
import type { JobAlertItem } from '../../store/hiring/job-alerts/ports';

/** `max`: limit of the plan. */
type NewAlert = { userId: string; alert: NewJobAlert; max?: number };

export const createJobAlert = (deps: Deps, alert: NewAlert): Promise<JobAlert> => createAlert(deps, alert, 'jobs');

export const createCandidateSearch = (
  deps: Deps,
  search: { userId: string; alert: NewCandidateSearch },
): Promise<JobAlert> => createAlert(deps, search, 'professionals');

const createAlert = async (
  { alerts, clock }: Deps,
  { userId, alert, max = limits.jobAlerts }: NewAlert,
  about: AlertSubject,
): Promise<JobAlert> => {
  const now = clock.now();
  const stored: JobAlertItem = {
    ...alert,
    userId,
    about,
    jobAlertId: clock.newId('alr'),
    paused: false,
    createdAt: now.toISOString(),
    lastSentAt: null,
    version: 1,
    nextRunAt: nextAlertRun(alert.frequency, now).toISOString(),
    newsSince: now.toISOString(),
    searchedAt: null,
    seen: [],
    mailed: [],
  };
  await alerts.create(stored, max);
  return stored;
};

export const listJobAlerts = async ({ alerts }: Deps, userId: string): Promise<{ items: JobAlert[] }> => ({
  items: await alerts.list(userId),
});

/** Applies settings; resuming does not catch up on jobs published while paused. */
const withSettings = (before: JobAlertItem, settings: JobAlertSettings, now: Date): JobAlertItem => {
  const resumed = before.paused && !settings.paused;
  return {
    ...before,
    ...settings,
    version: before.version + 1,
    ...((resumed || settings.frequency !== before.frequency) && {
      nextRunAt: nextAlertRun(settings.frequency, now).toISOString(),
    }),
    ...(resumed && { newsSince: now.toISOString(), searchedAt: null, seen: [] }),
  };
};

export const updateJobAlert = (
  { alerts, clock }: Deps,
  { settings, version, ...key }: AlertKey & { settings: JobAlertSettings; version: number },
): Promise<JobAlert> =>
  retryOnConflict(async () => {
    const before = await alerts.get(key);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== version) throw new AppError('STALE_VERSION');
    // Searches for profiles run once a day at most.
    if (before.about === 'professionals' && settings.frequency === 'immediate') throw new AppError('INVALID_REQUEST');
    const after = withSettings(before, settings, clock.now());
    await alerts.change(before, after);
    return after;
  });

export const deleteJobAlert = async ({ alerts }: Deps, key: AlertKey): Promise<{ jobAlertId: string }> => {
  await alerts.remove(key);
  return { jobAlertId: key.jobAlertId };
};

/** Idempotent, because paused and deleted alerts send nothing. */
export const unsubscribeJobAlert = async (
  { alerts, hash, clock }: Deps,
  token: string,
): Promise<{ name: string } & ActionResult<'alertUnsubscribed'>> => {
  const key = await parseAlertToken(hash, token);
  if (!key) throw new AppError('INVALID_TOKEN');
  const name = await retryOnConflict(async () => {
    const before = await alerts.get(key);
    if (before && !before.paused) {
      await alerts.change(before, withSettings(before, { ...settingsOf(before), paused: true }, clock.now()));
    }
    return before?.name ?? '';
  });
  return { name, ...actionResult('alertUnsubscribed') };
};

const settingsOf = ({ name, frequency, paused }: JobAlertItem): JobAlertSettings => ({ name, frequency, paused });
