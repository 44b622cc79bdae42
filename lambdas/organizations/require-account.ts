import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { Account } from '@shared/model/account';
import type { Deps } from './ports';

/** The caller's account, whose address is confirmed. */
export const confirmedAccount = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string): Promise<Account> => {
  const account = await accounts.get(userId);
  if (!account?.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  return account;
};

/** What an account is was chosen at sign-up; a team consists of employers. */
export const assertEmployer = ({ userType }: Account): void => {
  if (userType !== 'employer') throw new AppError('FORBIDDEN', messages.employersOnly);
};
