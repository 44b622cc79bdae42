import type { Clock } from '../platform/clock';
import type { Organizations } from '../store/organizations/organizations';
import type { ProfileViews } from '../store/profiles/profile-views';
import type { OrganizationNames } from '../store/organizations/ports';
import type { MemberPrivacies, ProfileRepository, ProfileViewers } from '../store/profiles/ports';
import type { Receipts } from '../store/receipts/ports';

export type Deps = {
  profiles: ProfileRepository;
  organizations: Pick<Organizations, 'names'>;
  organizationNames: OrganizationNames;
  views: ProfileViews;
  viewers: ProfileViewers;
  members: MemberPrivacies;
  receipts: Receipts;
  clock: Clock;
};
