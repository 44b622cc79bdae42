import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { createAccountDeletions } from '../../../store/accounts/account-deletions/account-deletions';
import { createSoleOwners } from '../../../store/accounts/account-deletions/sole-owners';
import { createPlans } from '../../../store/money/billing/plans';
import { createJobRepository } from '../../../store/hiring/jobs/jobs';
import { everyJobIdOf } from '../../../store/hiring/jobs/managed-jobs';
import { createPauseMarks } from '../../../store/hiring/jobs/pause-marks';
import { followDeletion } from './follow-deletion';

const table = openTable();
const deps = {
  deletions: createAccountDeletions(table),
  soleOwners: createSoleOwners(table),
  jobs: createJobRepository(table),
  marks: createPauseMarks(table),
  jobsOf: (userId: string) => everyJobIdOf(table, userId),
  plans: createPlans(table, systemClock),
  clock: systemClock,
};

export const handler = consumeQueue(
  'pause-left-jobs',
  (event) => followDeletion(deps, event),
  createProcessedEvents(table, systemClock),
);
