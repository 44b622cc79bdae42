import type { Said } from '@shared/api/said';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { said } from '../../platform/http/english';
import { countSecretFrom, emailHashOf } from '../address';
import type { Deps } from '../ports';
import { recoveryCodeHash } from './new-recovery-codes';

type Command = { email: string; password: string; recoveryCode: string; ip: string };

/** Its codes are checked when the address has no account. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** Makes every lookup before responding, so neither the response nor its timing shows which part was wrong. */
export const recoverTwoFactor = async (deps: Deps, command: Command): Promise<Said<'twoFactorOff'>> => {
  const { identity, accounts, twoFactor, throttle } = deps;
  const { email, password, recoveryCode, ip } = command;
  await countSecretFrom(deps, ip);
  const emailHash = await emailHashOf(deps, email);
  await throttle.count(`recover#${emailHash}`, limits.mfaRecoveriesPerAddressPerDay);
  const owner = await accounts.ownerOf(emailHash);
  const userId = owner?.userId ?? nobody;
  const codeHash = await recoveryCodeHash(deps, userId, recoveryCode);
  const rightPassword = await identity.checkPassword(email, password);
  const rightCode = await twoFactor.hasRecoveryCode(userId, codeHash);
  if (!owner || !rightPassword || !rightCode) throw new AppError('INVALID_CODE', notice('recoveryRefused'));
  // Until the codes are deleted, a failed call can be repeated.
  await twoFactor.markOff(userId);
  await identity.setTotp(userId, false);
  await twoFactor.disableWithRecoveryCode(userId, codeHash);
  return said('twoFactorOff');
};
