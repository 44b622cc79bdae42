import { ulid } from 'ulid';
import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createAddresses } from '../../store/accounts/accounts/addresses';
import { createDecisionDays } from '../../store/hiring/decision-days/decision-days';
import { createHttpPlatform } from '../../store/http-platform';
import { createOrganizationNames } from '../../store/organizations/organizations/organization-name-search';
import { createFoundPeople } from '../../store/trust/staff/person-names';
import { createQueueStates } from '../../store/trust/staff/queue-states';
import { createStaffMembers } from '../../store/trust/staff/staff-members';
import { createStaffReads } from '../../store/trust/staff/staff-reads';
import { createTimelines } from '../../store/trust/staff/timelines';
import { createViewCauses } from '../../store/trust/staff/list-view-causes';
import { createAccountViews, createViewGrants } from '../../store/trust/staff/view-grants';
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
