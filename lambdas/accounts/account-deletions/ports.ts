import type { Clock } from '../../platform/clock';
import type { AccountDeletions, DeletionReminders } from '../../store/accounts/account-deletions/ports';
import type { OwnApplications } from '../../store/hiring/applications/ports';
import type { LeavingPlans } from '../../store/money/billing/leaving-plans';
import type { LoneInterviews } from '../../store/hiring/interviews/ports';
import type { JobAlertRepository } from '../../store/hiring/job-alerts/ports';

export type FollowDeps = {
  deletions: Pick<AccountDeletions, 'get'>;
  applications: OwnApplications;
  interviews: LoneInterviews;
  alerts: Pick<JobAlertRepository, 'list' | 'get' | 'change'>;
  plans: Pick<LeavingPlans, 'endWith' | 'stayWith'>;
  clock: Pick<Clock, 'now'>;
};

export type RemindDeps = { reminders: DeletionReminders; clock: Pick<Clock, 'now'> };
