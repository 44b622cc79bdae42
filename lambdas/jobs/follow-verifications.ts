import { consumeQueue } from '../events/queue/consume-queue';
import { systemClock } from '../platform/clock';
import { createProcessedEvents } from '../platform/table/processed-events';
import { openTable } from '../platform/table/table';
import { createPlans } from '../store/billing/plans';
import { createJobRepository } from '../store/jobs/jobs';
import { everyJobOf } from '../store/jobs/managed-jobs';
import { createOrganizations } from '../store/organizations/organizations';
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
