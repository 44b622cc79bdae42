import type { Account } from '@shared/accounts/model/account';
import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { ReferralInvitations, ReferralLinks } from '../../store/people/referrals/ports';

export type Deps = {
  links: ReferralLinks;
  invitations: ReferralInvitations;
  accounts: { get(userId: string): Promise<Account | null> };
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};
