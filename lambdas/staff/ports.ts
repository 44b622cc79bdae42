import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Clock } from '../platform/clock';
import type { DecisionDays } from '../store/decision-days/decision-days';
import type { EmailOwner } from '../store/accounts/ports';
import type { OrganizationNames } from '../store/organizations/ports';
import type { AccountViews, FoundPeople, StaffMembers, ViewCauses, ViewGrants } from '../store/staff/ports';
import type { QueueStates } from '../store/staff/queue-states';
import type { StaffReads } from '../store/staff/staff-reads';
import type { Timelines } from '../store/staff/timelines';

/** Of the identity provider; both can be repeated. */
export type StaffGroup = {
  add(userId: string): Promise<void>;
  remove(userId: string): Promise<void>;
};

export type Deps = {
  members: StaffMembers;
  group: StaffGroup;
  people: FoundPeople;
  owners: { ownerOf(emailHash: string): Promise<EmailOwner | null> };
  organizations: OrganizationNames;
  reads: StaffReads;
  timelines: Timelines;
  queues: QueueStates;
  decisionDays: DecisionDays;
  grants: ViewGrants;
  causes: ViewCauses;
  views: AccountViews;
  hash: KeyedHash;
  clock: Clock;
  newGrantId: () => string;
};
