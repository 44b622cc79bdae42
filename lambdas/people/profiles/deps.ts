import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createCallLists } from '../../store/hiring/interviews/call-lists';
import { createCalls } from '../../store/hiring/interviews/calls';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createOrganizationNames } from '../../store/organizations/organizations/organization-name-search';
import type { Deps } from './ports';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { createProfileRepository } from '../../store/people/profiles/profiles';
import { createMemberPrivacies } from '../../store/accounts/accounts/member-privacy';
import { createReceipts } from '../../store/work/receipts/receipts';
import { createProfileViewers } from '../../store/people/profiles/views/profile-viewers';
import { createProfileViews } from '../../store/people/profiles/views/profile-views';

export const platform = createHttpPlatform();

export const deps: Deps = {
  profiles: createProfileRepository(platform.table, openPersonalKeys(platform.table), systemClock.now),
  organizations: createOrganizations(platform.table),
  calls: { ...createCallLists(platform.table), ...createCalls(platform.table) },
  organizationNames: createOrganizationNames(platform.table),
  views: createProfileViews(platform.table),
  viewers: createProfileViewers(platform.table, platform.cursors),
  members: createMemberPrivacies(platform.table),
  receipts: createReceipts(platform.table, platform.cursors),
  clock: systemClock,
};
