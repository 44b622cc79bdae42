import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { Account } from '@shared/accounts/model/account';
import type { Deps } from './ports';

export const confirmedAccount = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string): Promise<Account> => {
  const account = await accounts.get(userId);
  if (!account?.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  return account;
};

/** Requires an employer account to join a team; the type is fixed at sign-up. */
export const assertEmployer = ({ userType }: Account): void => {
  if (userType !== 'employer') throw new AppError('FORBIDDEN', notice('employersOnly'));
};
