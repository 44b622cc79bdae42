import { isCommonPassword } from '@shared/data/common-passwords';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Deps } from './ports';

/** Refuses the commonest passwords, beside the field that holds the new one. */
export const assertUncommon = (password: string, field: string): void => {
  if (!isCommonPassword(password)) return;
  throw new AppError('INVALID_REQUEST', messages.passwordTooCommon, {
    fields: { [field]: messages.passwordTooCommon },
  });
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
