import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createThrottle } from '../../platform/table/throttle';
import { createAccountDeletions } from '../../store/accounts/account-deletions/account-deletions';
import { createAccounts } from '../../store/accounts/accounts/accounts';
import { createAcceptances } from '../../store/accounts/accounts/legal-acceptances';
import { createDevices } from '../../store/accounts/accounts/devices';
import { createEmailChanges } from '../../store/accounts/accounts/email-changes';
import { createEmailLinks } from '../../store/accounts/accounts/email-links';
import { createInvitations } from '../../store/organizations/organizations/invited-accounts';
import { createOwnSettings } from '../../store/accounts/accounts/own-settings';
import { createReferralCodes } from '../../store/people/referrals/referral-links';
import { createOtps } from '../../store/accounts/accounts/one-time-codes';
import { createPasskeys } from '../../store/accounts/accounts/passkeys';
import { createOrganizationClosings } from '../../store/organizations/organization-closings/closings';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createDataExports } from '../../store/accounts/data-exports/data-exports';
import type { Deps } from './ports';
import { createResetTokens } from '../../store/accounts/accounts/reset-tokens';
import { createSessions } from '../../store/accounts/accounts/sessions';
import { systemSecrets } from './secrets';
import { createSignInProviders } from '../../store/accounts/accounts/sign-in-providers';
import { createSwitches } from '../../store/trust/site-state/site-state';
import { createTwoFactor } from '../../store/accounts/accounts/two-factor';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  // Neither is loaded for the most frequent request, reading the caller's own account.
  identity: lazyDependency(async () => (await import('./identity-gateway')).createIdentity()),
  accounts: createAccounts(table, systemClock),
  acceptances: createAcceptances(table),
  invitations: createInvitations(table, systemClock),
  referrals: createReferralCodes(table),
  otps: createOtps(table, systemClock),
  emailChanges: createEmailChanges(table, systemClock),
  emailLinks: createEmailLinks(table, systemClock),
  resetTokens: createResetTokens(table, systemClock),
  twoFactor: createTwoFactor(table),
  ownSettings: createOwnSettings(table),
  passkeys: createPasskeys(table),
  signInProviders: createSignInProviders(table),
  devices: createDevices(table, systemClock),
  sessions: createSessions(table, systemClock),
  dataExports: createDataExports(table),
  accountDeletions: createAccountDeletions(table),
  departures: lazyDependency(async () =>
    (await import('../../store/accounts/account-deletions/departures')).createDepartures(table),
  ),
  closings: createOrganizationClosings(table),
  // Placements and timesheets, which no other operation of the area reads.
  closingFigures: lazyDependency(async () =>
    (await import('../../store/organizations/organization-closings/figures')).createClosingFigures(table),
  ),
  memberships: createMemberships(table),
  people: createPeople(table),
  team: lazyDependency(async () => (await import('../../store/organizations/organizations/team')).createTeam(table)),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  switches: createSwitches(table, systemClock),
  throttle: createThrottle(table, systemClock),
  secrets: systemSecrets,
  mailer: lazyDependency(async () => (await import('../../platform/mail/send-email')).createMailer()),
  hash,
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
};
