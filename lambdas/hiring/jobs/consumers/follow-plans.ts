import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { createBillingAccounts } from '../../../store/money/billing/billing-accounts';
import { createPlans } from '../../../store/money/billing/plans';
import { createJobRepository } from '../../../store/hiring/jobs/jobs';
import { everyJobOf } from '../../../store/hiring/jobs/managed-jobs';
import { createOrganizations } from '../../../store/organizations/organizations/organizations';
import { followPlan } from './follow-plan';

const table = openTable();
const accounts = createBillingAccounts(table);
const deps = {
  jobs: createJobRepository(table),
  organizations: createOrganizations(table),
  plans: createPlans(table, systemClock),
  kept: async (ownerId: string) => (await accounts.get(ownerId)).keptJobIds,
  jobsOf: (organizationId: string) => everyJobOf(table, organizationId),
  clock: systemClock,
};

export const handler = consumeQueue(
  'follow-plans',
  (event) => followPlan(deps, event),
  createProcessedEvents(table, systemClock),
);
