import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../../platform/http/english';
import type { Account } from '@shared/accounts/model/account';
import { productName } from '@shared/product';
import { assertCurrentPassword } from '../password/check-password';
import { ownAccount } from '../get-me';
import type { Deps } from '../ports';
import { newRecoveryCodes } from './new-recovery-codes';

const otpauthUri = (email: string, secret: string): string => {
  const label = encodeURIComponent(`${productName}:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(productName)}`;
};

const assertOff = async (deps: Deps, userId: string): Promise<Account> => {
  const account = await ownAccount(deps, userId);
  if (account.twoFactorEnabled) throw new AppError('INVALID_REQUEST', notice('twoFactorAlreadyOn'));
  return account;
};

/** Sign-in stays unchanged until a code is confirmed. */
export const startTwoFactor = async (
  deps: Deps,
  userId: string,
  password: string,
): Promise<{ secret: string; otpauthUri: string }> => {
  await assertCurrentPassword(deps, userId, password);
  const account = await assertOff(deps, userId);
  const secret = await deps.identity.startTotp(userId, password);
  return { secret, otpauthUri: otpauthUri(account.email, secret) };
};

/** Recovery codes are shown once and stored as keyed hashes. If the last write fails, setup can start again. */
export const confirmTwoFactor = async (
  deps: Deps,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> => {
  const { identity, twoFactor } = deps;
  await assertCurrentPassword(deps, userId, password);
  await assertOff(deps, userId);
  if (!(await identity.confirmTotp(userId, password, code))) throw new AppError('INVALID_MFA_CODE');
  const { recoveryCodes, hashes } = await newRecoveryCodes(deps, userId);
  await identity.setTotp(userId, true);
  await twoFactor.enable(userId, hashes);
  return { recoveryCodes };
};

export const disableTwoFactor = async (
  deps: Deps,
  userId: string,
  password: string,
): Promise<ActionResult<'twoFactorOff'>> => {
  await assertCurrentPassword(deps, userId, password);
  // The account changes first, so it never claims a factor that the user pool no longer asks for.
  await deps.twoFactor.disable(userId);
  await deps.identity.setTotp(userId, false);
  return actionResult('twoFactorOff');
};
