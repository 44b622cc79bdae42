import type { Clock } from '../../platform/clock';
import type { CallLists } from '../../store/hiring/interviews/call-lists';
import type { Calls } from '../../store/hiring/interviews/calls';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { ProfileViews } from '../../store/people/profiles/views/profile-views';
import type { OrganizationNames } from '../../store/organizations/organizations/ports';
import type { MemberPrivacies, ProfileRepository, ProfileViewers } from '../../store/people/profiles/ports';
import type { Receipts } from '../../store/work/receipts/ports';

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
