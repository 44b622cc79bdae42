import type { Me } from '@shared/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { Deps } from './ports';

export const getMe = async ({ accounts }: Deps, userId: string): Promise<Me> => {
  const me = await accounts.me(userId);
  if (!me) throw new AppError('NOT_FOUND');
  return me;
};

/** The signed-in account; every session belongs to one. */
export const ownAccount = async ({ accounts }: Deps, userId: string) => {
  const account = await accounts.get(userId);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
};
