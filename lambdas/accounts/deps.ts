import { systemClock } from '../runtime/clock';
import { environment } from '../runtime/environment';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createThrottle } from '../runtime/throttle-repository';
import { createAccounts } from './account-repository';
import { createEmailLinks } from './email-link-repository';
import { createInvitations } from './invitation-repository';
import { createOtps } from './otp-repository';
import type { Deps } from './ports';
import { createResetTokens } from './reset-token-repository';
import { systemSecrets } from './secrets';
import { createTwoFactor } from './two-factor-repository';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  // Reading the own account, the commonest request, needs neither.
  identity: lazyPort(async () => (await import('./identity-gateway')).createIdentity()),
  accounts: createAccounts(table, systemClock),
  invitations: createInvitations(table, systemClock),
  otps: createOtps(table, systemClock),
  emailLinks: createEmailLinks(table, systemClock),
  resetTokens: createResetTokens(table, systemClock),
  twoFactor: createTwoFactor(table),
  throttle: createThrottle(table, systemClock),
  secrets: systemSecrets,
  mailer: lazyPort(async () => (await import('../runtime/mail/mail-gateway')).createMailer()),
  hash,
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
};
