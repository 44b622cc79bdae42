import type { Clock } from '../platform/clock';
import type { CallLists } from '../store/interviews/call-lists';
import type { Calls } from '../store/interviews/calls';
import type { Organizations } from '../store/organizations/organizations';
import type { ProfileViews } from '../store/profiles/profile-views';
import type { OrganizationNames } from '../store/organizations/ports';
import type { MemberPrivacies, ProfileRepository, ProfileViewers } from '../store/profiles/ports';
import type { Receipts } from '../store/receipts/ports';

export type Deps = {
  profiles: ProfileRepository;
  organizations: Pick<Organizations, 'names'>;
  calls: Pick<CallLists, 'ofProfessional'> & Pick<Calls, 'cancel'>;
  organizationNames: OrganizationNames;
  views: ProfileViews;
  viewers: ProfileViewers;
  members: MemberPrivacies;
  receipts: Receipts;
  clock: Clock;
};
