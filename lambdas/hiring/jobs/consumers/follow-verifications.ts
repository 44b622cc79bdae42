import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { createPlans } from '../../../store/money/billing/plans';
import { createJobRepository } from '../../../store/hiring/jobs/jobs';
import { everyJobOf } from '../../../store/hiring/jobs/managed-jobs';
import { createOrganizations } from '../../../store/organizations/organizations/organizations';
import { followVerification } from './follow-verification';

const table = openTable();
const deps = {
  jobs: createJobRepository(table),
  organizations: createOrganizations(table),
  plans: createPlans(table, systemClock),
  jobsOf: (organizationId: string) => everyJobOf(table, organizationId),
  clock: systemClock,
};

export const handler = consumeQueue(
  'follow-verifications',
  (event) => followVerification(deps, event),
  createProcessedEvents(table, systemClock),
);
