import type { Me } from '@shared/accounts/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { Deps } from './ports';

type Caller = { userId: string; isSupport?: boolean; viewedBy?: { expiresAt: string } };

export const getMe = async ({ accounts }: Deps, { userId, isSupport, viewedBy }: Caller): Promise<Me> => {
  const found = await accounts.me(userId);
  if (!found) throw new AppError('NOT_FOUND');
  if (isSupport) return { ...found, support: true };
  const { staff: _staff, ...me } = found;
  if (!viewedBy) return me;
  // A viewer doesn't get these, because only the person can accept.
  const { legalDue: _legalDue, ...viewed } = me;
  return { ...viewed, viewAs: { expiresAt: viewedBy.expiresAt } };
};

export const ownAccount = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string) => {
  const account = await accounts.get(userId);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
};
