import { withoutOwnWords, type OwnNames } from '@shared/domain/own-words';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import type { Deps } from '../ports';

const problemOf = async (password: string, names: OwnNames): Promise<Notice | null> => {
  // The list is large, and most requests don't need it.
  const { isCommonPassword } = await import('./common-passwords');
  if (isCommonPassword(password)) return notice('passwordTooCommon');
  const rest = withoutOwnWords(password, names);
  return rest !== null && (rest.length < limits.passwordMin || isCommonPassword(rest))
    ? notice('passwordPersonal')
    : null;
};

/** Rejects a new password that is common or consists mostly of words from the account: email, names, organization. */
export const assertHardToGuess = async (password: string, field: string, names: OwnNames): Promise<void> => {
  const problem = await problemOf(password, names);
  if (problem !== null) throw new AppError('INVALID_REQUEST', problem, { fields: { [field]: problem } });
};

export const namesOf = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string): Promise<OwnNames> => {
  const me = await accounts.me(userId);
  if (!me) throw new AppError('NOT_FOUND');
  return { ...me, organization: me.membership?.organization };
};

/** Checks the signed-in user's password. Attempts per day are limited. */
export const assertCurrentPassword = async (
  { identity, throttle }: Pick<Deps, 'identity' | 'throttle'>,
  userId: string,
  password: string,
): Promise<void> => {
  await throttle.count(`password#${userId}`, limits.passwordChecksPerAccountPerDay);
  if (!(await identity.checkPassword(userId, password))) throw new AppError('WRONG_PASSWORD');
};
