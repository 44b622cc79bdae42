import { withoutOwnWords, type OwnNames } from '@shared/domain/own-words';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Deps } from './ports';

const problemOf = async (password: string, names: OwnNames): Promise<string | null> => {
  // The list is long; most requests need none of it.
  const { isCommonPassword } = await import('./common-passwords');
  if (isCommonPassword(password)) return messages.passwordTooCommon;
  const rest = withoutOwnWords(password, names);
  return rest !== null && (rest.length < limits.passwordMin || isCommonPassword(rest))
    ? messages.passwordPersonal
    : null;
};

/** Refuses, beside its field, a new password that is common or says little more than whose it is. */
export const assertHardToGuess = async (password: string, field: string, names: OwnNames): Promise<void> => {
  const problem = await problemOf(password, names);
  if (problem !== null) throw new AppError('INVALID_REQUEST', problem, { fields: { [field]: problem } });
};

/** What others know of the account of this user. */
export const namesOf = async ({ accounts }: Pick<Deps, 'accounts'>, userId: string): Promise<OwnNames> => {
  const me = await accounts.me(userId);
  if (!me) throw new AppError('NOT_FOUND');
  return { ...me, organization: me.membership?.organization };
};

/** The signed-in user shows that they know the password; guesses are limited by the day. */
export const assertCurrentPassword = async (
  { identity, throttle }: Deps,
  userId: string,
  password: string,
): Promise<void> => {
  await throttle.count(`password#${userId}`, limits.passwordChecksPerAccountPerDay);
  if (!(await identity.checkPassword(userId, password))) throw new AppError('WRONG_PASSWORD');
};
