import { consumeQueue } from '../events/consume-queue';
import { systemClock } from '../platform/clock';
import { createProcessedEvents } from '../platform/table/processed-events';
import { openTable } from '../platform/table/table';
import { createAccountDeletions } from '../store/account-deletions/account-deletions';
import { createSoleOwners } from '../store/account-deletions/sole-owners';
import { createJobRepository } from '../store/jobs/jobs';
import { everyJobIdOf } from '../store/jobs/managed-jobs';
import { followDeletion } from './follow-deletion';
import { createPlanQuota } from './plan-quota-gateway';

const table = openTable();
const deps = {
  deletions: createAccountDeletions(table),
  soleOwners: createSoleOwners(table),
  jobs: createJobRepository(table),
  jobsOf: (userId: string) => everyJobIdOf(table, userId),
  quota: createPlanQuota(),
  clock: systemClock,
};

export const handler = consumeQueue(
  'pause-left-jobs',
  (event) => followDeletion(deps, event),
  createProcessedEvents(table, systemClock),
);
