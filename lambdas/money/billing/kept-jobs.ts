import { AppError } from '@shared/errors';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { save } from './owner';
import type { Deps } from './ports';

type Command = { ownerId: string; version: number; keptJobIds: string[] };

export const chooseKeptJobs = async (
  deps: Pick<Deps, 'accounts'>,
  { ownerId, version, keptJobIds }: Command,
): Promise<BillingAccount> => {
  const before = await deps.accounts.get(ownerId);
  if (before.version !== version) throw new AppError('STALE_VERSION');
  return save(deps, before, { ...before, keptJobIds });
};
