import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { ownAccount } from '../get-me';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';
import { newRecoveryCodes } from './new-recovery-codes';

/** The old codes stop working, and the owner is notified by email. */
export const renewRecoveryCodes = async (
  deps: Deps,
  userId: string,
  password: string,
): Promise<{ recoveryCodes: string[] }> => {
  await assertCurrentPassword(deps, userId, password);
  const { twoFactorEnabled } = await ownAccount(deps, userId);
  if (!twoFactorEnabled) throw new AppError('INVALID_REQUEST', notice('twoFactorIsOff'));
  const { recoveryCodes, hashes } = await newRecoveryCodes(deps, userId);
  await deps.twoFactor.renewRecoveryCodes({ userId, hashes, at: deps.clock.now().toISOString() });
  return { recoveryCodes };
};
