import type { Me } from '@shared/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { Deps } from './ports';

type Caller = { userId: string; isSupport?: boolean };

export const getMe = async ({ accounts }: Deps, { userId, isSupport }: Caller): Promise<Me> => {
  const me = await accounts.me(userId);
  if (!me) throw new AppError('NOT_FOUND');
  return isSupport ? { ...me, support: true } : me;
};

export const ownAccount = async ({ accounts }: Deps, userId: string) => {
  const account = await accounts.get(userId);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
};
