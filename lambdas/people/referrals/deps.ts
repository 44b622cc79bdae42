import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createHttpPlatform } from '../../store/http-platform';
import { createReferralInvitations } from '../../store/people/referrals/referral-invitations';
import { createReferralLinks } from '../../store/people/referrals/referral-links';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  links: createReferralLinks(table),
  invitations: createReferralInvitations(table),
  accounts: createAccountReader(table),
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};
