import { consumeQueue } from '../../events/queue/consume-queue';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createAccountDeletions } from '../../store/accounts/account-deletions/account-deletions';
import { createOwnApplications } from '../../store/hiring/applications/own-applications';
import { openLeavingPlans } from '../../store/money/billing/open-leaving-plans';
import { createLoneInterviews } from '../../store/hiring/interviews/lone-interviews';
import { createJobAlertRepository } from '../../store/hiring/job-alerts/job-alerts';
import { followDeletion } from './follow-deletion';

const table = openTable();
const deps = {
  deletions: createAccountDeletions(table),
  applications: createOwnApplications(table),
  interviews: createLoneInterviews(table),
  alerts: createJobAlertRepository(table),
  plans: openLeavingPlans(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'follow-deletions',
  (event) => followDeletion(deps, event),
  createProcessedEvents(table, systemClock),
);
