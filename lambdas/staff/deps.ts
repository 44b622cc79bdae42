import { ulid } from 'ulid';
import { systemClock } from '../platform/clock';
import { lazyDependency } from '../platform/lazy-dependency';
import { createAddresses } from '../store/accounts/addresses';
import { createDecisionDays } from '../store/decision-days/decision-days';
import { createHttpPlatform } from '../store/http-platform';
import { createOrganizationNames } from '../store/organizations/organization-name-search';
import { createFoundPeople } from '../store/staff/person-names';
import { createQueueStates } from '../store/staff/queue-states';
import { createStaffMembers } from '../store/staff/staff-members';
import { createStaffReads } from '../store/staff/staff-reads';
import { createTimelines } from '../store/staff/timelines';
import { createViewCauses } from '../store/staff/list-view-causes';
import { createAccountViews, createViewGrants } from '../store/staff/view-grants';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: Deps = {
  members: createStaffMembers(table),
  group: lazyDependency(async () => (await import('./staff-group-gateway')).createStaffGroup()),
  people: createFoundPeople(table),
  owners: createAddresses(table, systemClock),
  organizations: createOrganizationNames(table),
  reads: createStaffReads(table),
  timelines: createTimelines(table, cursors),
  queues: createQueueStates(table),
  decisionDays: createDecisionDays(table, systemClock),
  grants: createViewGrants(table),
  causes: createViewCauses(table),
  views: createAccountViews(table, cursors),
  hash,
  clock: systemClock,
  newGrantId: () => `vwg_${ulid()}`,
};
