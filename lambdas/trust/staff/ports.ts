import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Clock } from '../../platform/clock';
import type { DecisionDays } from '../../store/hiring/decision-days/decision-days';
import type { EmailOwner } from '../../store/accounts/accounts/ports';
import type { OrganizationNames } from '../../store/organizations/organizations/ports';
import type { AccountViews, FoundPeople, StaffMembers, ViewCauses, ViewGrants } from '../../store/trust/staff/ports';
import type { QueueStates } from '../../store/trust/staff/queue-states';
import type { StaffReads } from '../../store/trust/staff/staff-reads';
import type { Timelines } from '../../store/trust/staff/timelines';

/** Staff group of the identity provider; both operations are repeatable. */
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
