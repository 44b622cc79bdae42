import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../../platform/http/english';
import { countingWrongSecrets } from '../../../platform/wrong-secrets';
import { hashEmail } from '../address';
import type { Deps } from '../ports';
import { recoveryCodeHash } from './new-recovery-codes';

type Command = { email: string; password: string; recoveryCode: string };

/** ID of no user: checked when the address has no account, or the code is wrong. */
const unknownUserId = '00000000-0000-4000-8000-000000000000';

const recover = async (deps: Deps, { email, password, recoveryCode }: Command, emailHash: string): Promise<boolean> => {
  const { identity, accounts, twoFactor } = deps;
  const owner = await accounts.ownerOf(emailHash);
  const userId = owner?.userId ?? unknownUserId;
  const codeHash = await recoveryCodeHash(deps, userId, recoveryCode);
  const rightCode = await twoFactor.hasRecoveryCode(userId, codeHash);
  // The pool locks a user's password after some wrong ones. Only callers with a valid code get that far.
  const checked = await identity.checkPassword(rightCode ? email : unknownUserId, password);
  if (!owner || !rightCode || checked !== 'right') return false;
  // Until the codes are deleted, a failed call can be repeated.
  await twoFactor.markOff(userId);
  await identity.setTotp(userId, false);
  await twoFactor.disableWithRecoveryCode(userId, codeHash);
  return true;
};

/**
 * Makes every lookup before responding, so neither the response nor its timing shows which part was wrong. Failures are
 * counted after it, so no one's attempts refuse the right password with an unused code, which has 50 bits.
 */
export const recoverTwoFactor = async (
  deps: Deps,
  { ip, ...command }: Command & { ip: string },
): Promise<ActionResult<'twoFactorOff'>> => {
  const emailHash = await hashEmail(deps, command.email);
  return countingWrongSecrets(deps, ip, async () => {
    if (await recover(deps, command, emailHash)) return actionResult('twoFactorOff');
    await deps.throttle.count('wrongRecoveries', { network: await deps.hash('ip', ip), email: emailHash });
    throw new AppError('INVALID_CODE', notice('recoveryRefused', { minutes: limits.passwordLockMinutes }));
  });
};
