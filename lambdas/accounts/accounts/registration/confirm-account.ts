import { userGroups } from '@shared/organizations/rules/permissions';
import type { Account } from '@shared/accounts/model/account';
import type { Deps } from '../ports';
import type { Spending } from '../../../store/accounts/accounts/ports';

/** The identity provider comes first and the code or link is spent last, so a failed call can be repeated. */
export const confirmAccount = async (
  { identity, accounts, clock }: Deps,
  account: Account,
  emailHash: string,
  spending: Spending | null,
): Promise<void> => {
  if (!account.emailVerifiedAt) await identity.confirm(account.userId, userGroups[account.userType]);
  await accounts.confirmEmail({ account, emailHash, spending, at: clock.now().toISOString() });
};
