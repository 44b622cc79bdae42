import type { AccountDetails, SavedDetails } from '@shared/accounts/model/account';
import type { Appearance } from '@shared/accounts/model/appearances';
import { AppError } from '@shared/errors';
import { ownAccount } from './get-me';
import type { Deps } from './ports';

type Settings = Pick<Deps, 'accounts' | 'ownSettings'>;

/** Sets the time zone for the person's times. A browser's zone is stored only if none was. */
export const changeTimeZone = async (
  deps: Settings,
  userId: string,
  { timeZone, assumed = false }: { timeZone: string; assumed?: boolean | undefined },
): Promise<{ timeZone: string }> => {
  await ownAccount(deps, userId);
  return { timeZone: await deps.ownSettings.changeTimeZone(userId, timeZone, assumed) };
};

export const changeAppearance = async (
  { ownSettings }: Pick<Deps, 'ownSettings'>,
  userId: string,
  appearance: Appearance,
): Promise<{ appearance: Appearance }> => {
  if (!(await ownSettings.changeAppearance(userId, appearance))) throw new AppError('NOT_FOUND');
  return { appearance };
};

/** Saves the name on the account, where all other readers look it up. */
export const saveAccountDetails = async (
  deps: Settings & Pick<Deps, 'clock'>,
  userId: string,
  details: AccountDetails,
): Promise<SavedDetails> => {
  const { userType } = await ownAccount(deps, userId);
  const at = deps.clock.now().toISOString();
  return { ...details, version: await deps.ownSettings.saveDetails({ userId, userType, details, at }) };
};
