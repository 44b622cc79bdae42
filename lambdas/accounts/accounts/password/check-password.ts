import { withoutOwnWords, type OwnNames } from '@shared/accounts/rules/own-words';
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

export const loadOwnNames = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string): Promise<OwnNames> => {
  const me = await accounts.me(userId);
  if (!me) throw new AppError('NOT_FOUND');
  return { ...me, organization: me.membership?.organization };
};

/** Cognito doesn't say when it checks passwords again; the wait may be as long as this. */
const passwordsLocked = (): AppError => {
  const { passwordLockMinutes: minutes } = limits;
  return new AppError('TOO_MANY_REQUESTS', notice('passwordsLocked', { minutes }), { retryAfterSeconds: minutes * 60 });
};

/** Checks the signed-in user's password. Attempts per day are limited. */
export const assertCurrentPassword = async (
  { identity, throttle }: Pick<Deps, 'identity' | 'throttle'>,
  userId: string,
  password: string,
): Promise<void> => {
  await throttle.count('passwordChecks', { account: userId });
  const checked = await identity.checkPassword(userId, password);
  if (checked === 'wrong') throw new AppError('WRONG_PASSWORD');
  if (checked === 'locked') throw passwordsLocked();
};
