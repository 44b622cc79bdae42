import { nextAlertRun } from '@shared/hiring/rules/alert-schedule';
import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../events/ports';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { applyDeletionPhase, type DeletionPhase } from '../../store/accounts/account-deletions/apply-deletion-phase';
import type { JobAlertItem } from '../../store/hiring/job-alerts/ports';
import type { FollowDeps } from './ports';

/** Ended items are not restored, so both run only while the person is leaving. */
const endings = async (deps: FollowDeps, userId: string): Promise<Effect[]> => {
  const { applications, interviews, clock } = deps;
  const whileLeaving = (id: string, end: () => Promise<void>): Effect => ({
    id,
    run: () =>
      applyDeletionPhase(deps.deletions, userId, async (phase) => {
        if (phase === 'leaving') await retryOnConflict(end);
      }),
  });
  const [open, upcoming] = await Promise.all([applications.open(userId), interviews.upcoming(userId, clock.now())]);
  return [
    ...open.map((id) => whileLeaving(id, () => applications.withdraw(id, clock.now()))),
    ...upcoming.map((id) => whileLeaving(id, () => interviews.cancel(id, userId, clock.now()))),
  ];
};

/** Resumes an alert without catching up on jobs published in the meantime. */
const released = (alert: JobAlertItem, now: Date): JobAlertItem => ({
  ...alert,
  held: undefined,
  nextRunAt: nextAlertRun(alert.frequency, now).toISOString(),
  newsSince: now.toISOString(),
  searchedAt: null,
  seen: [],
  version: alert.version + 1,
});

const holdAlert = ({ alerts, clock }: FollowDeps, key: JobAlertItem, phase: DeletionPhase): Promise<void> =>
  retryOnConflict(async () => {
    const before = await alerts.get(key);
    const hold = phase === 'leaving';
    if (!before || (before.held === true) === hold) return;
    const after = hold
      ? { ...before, held: true as const, version: before.version + 1 }
      : released(before, clock.now());
    await alerts.change(before, after);
  });

/** Stops the renewal of a plan while its owner is leaving. */
const followPlan = async ({ plans }: FollowDeps, userId: string, phase: DeletionPhase): Promise<void> => {
  await (phase === 'leaving' ? plans.endWith(userId) : plans.stayWith(userId));
};

/** Ends and pauses what a request covers, and resumes it after a cancel. */
export const followDeletion = async (deps: FollowDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'account_deletion.changed') return [];
  const { userId, state } = event.data;
  const alerts = await deps.alerts.list(userId);
  return [
    ...(state === 'pending' ? await endings(deps, userId) : []),
    ...alerts.map((alert) => ({
      id: alert.jobAlertId,
      run: () => applyDeletionPhase(deps.deletions, userId, (phase) => holdAlert(deps, alert, phase)),
    })),
    { id: 'plan', run: () => applyDeletionPhase(deps.deletions, userId, (phase) => followPlan(deps, userId, phase)) },
  ];
};
