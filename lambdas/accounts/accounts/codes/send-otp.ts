import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import type { OtpType } from '@shared/core/model/enumerations';
import type { Language } from '@shared/text/language';
import { passwordResetCode, verificationCode } from '../../../notifications/texts/accounts/account';
import { actionResult } from '../../../platform/http/english';
import { countMailFrom, otpRef } from '../address';
import { deliverOtp } from './deliver-otp';
import type { Deps } from '../ports';
import { sendRecoveryLink } from './send-recovery-link';
import type { EmailOwner } from '../../../store/accounts/accounts/ports';

const templates = { email_verification: verificationCode, password_reset: passwordResetCode };
const sent = { email_verification: 'verificationCodeSent', password_reset: 'resetCodeSent' } as const;

const canUse = (type: OtpType, owner: EmailOwner | null): boolean =>
  type === 'email_verification' ? owner?.state === 'unconfirmed' : owner !== null && owner.state !== 'reserved';

/**
 * Does the same work, without email, for an address that can't use a code. Above the address's daily limit of codes, and
 * for a day after wrong attempts used up a code, sends a link instead, so no one can lock its owner out.
 */
export const sendOtp = async (
  deps: Deps,
  { email, type, ip, language }: { email: string; type: OtpType; ip: string; language: Language },
): Promise<ActionResult<'verificationCodeSent' | 'resetCodeSent'>> => {
  const code = deps.secrets.otp();
  const otp = await otpRef(deps, type, email, code);
  const { emailHash } = otp;
  await countMailFrom(deps, ip, { kind: type, emailHash });
  const owner = await deps.accounts.ownerOf(emailHash);
  const recipient = owner && canUse(type, owner) ? { userId: owner.userId, email } : null;
  const refusal = await deps.otps.issue(otp);
  if (refusal?.code === 'COOLDOWN') {
    throw new AppError('COOLDOWN', undefined, { retryAfterSeconds: refusal.retryAfterSeconds });
  }
  if (refusal) await sendRecoveryLink(deps, { type, email, emailHash, recipient, language });
  else {
    const body = templates[type]({ code });
    await deliverOtp(deps, otp, { to: recipient?.email ?? null, language, body });
  }
  return actionResult(sent[type]);
};
