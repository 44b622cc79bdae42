import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../../platform/http/english';
import type { OtpType } from '@shared/core/model/enumerations';
import { countingWrongSecrets } from '../../../platform/wrong-secrets';
import { otpRef } from '../address';
import { confirmAccount } from '../registration/confirm-account';
import type { Deps } from '../ports';
import type { OtpRef } from '../../../store/accounts/accounts/ports';

type Result = ActionResult<'emailVerified' | 'codeVerified'> & { reset_token?: string };

const confirmAddress = async (deps: Deps, otp: OtpRef, userId: string): Promise<Result> => {
  const account = await deps.accounts.get(userId);
  if (!account) throw new AppError('INVALID_CODE');
  await confirmAccount(deps, account, otp.emailHash, deps.otps.spending(otp));
  return actionResult('emailVerified');
};

const allowReset = async (deps: Deps, otp: OtpRef, userId: string): Promise<Result> => {
  const token = deps.secrets.token();
  const tokenHash = await deps.hash('reset-token', token);
  const { emailHash } = otp;
  await deps.resetTokens.exchange({ tokenHash, userId, emailHash, spending: deps.otps.spending(otp) });
  return { ...actionResult('codeVerified'), reset_token: token };
};

type Command = { email: string; type: OtpType; code: string };

const verify = async (deps: Deps, { email, type, code }: Command): Promise<Result> => {
  const otp = await otpRef(deps, type, email, code);
  const guess = await deps.otps.guess(otp);
  if (guess === 'spent') throw new AppError('TOO_MANY_REQUESTS', notice('emailCodeSpent'));
  const owner = guess === 'right' ? await deps.accounts.ownerOf(otp.emailHash) : null;
  if (!owner) throw new AppError(type === 'password_reset' ? 'INVALID_RESET_CODE' : 'INVALID_CODE');
  return type === 'password_reset' ? allowReset(deps, otp, owner.userId) : confirmAddress(deps, otp, owner.userId);
};

/** Every attempt counts. Of several simultaneous correct ones, only one succeeds. */
export const verifyOtp = (deps: Deps, { ip, ...command }: Command & { ip: string }): Promise<Result> =>
  countingWrongSecrets(deps, ip, () => verify(deps, command));
