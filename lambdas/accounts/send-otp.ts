import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { OtpType } from '@shared/model/enumerations';
import { passwordResetCode, verificationCode } from '../notifications/texts/account';
import { countMailFrom, otpRef } from './address';
import { deliverOtp } from './deliver-otp';
import type { Deps } from './ports';
import type { EmailOwner } from '../store/accounts/ports';

const templates = { email_verification: verificationCode, password_reset: passwordResetCode };
const sent: Record<OtpType, string> = {
  email_verification: messages.verificationCodeSent,
  password_reset: messages.resetCodeSent,
};

const canUse = (type: OtpType, owner: EmailOwner | null): boolean =>
  type === 'email_verification' ? owner?.state === 'unconfirmed' : owner !== null && owner.state !== 'reserved';

/** Replaces the live code and mails it. For an address that has no use for it, the same work with mail to nobody. */
export const sendOtp = async (
  deps: Deps,
  { email, type, ip }: { email: string; type: OtpType; ip: string },
): Promise<{ message: string }> => {
  await countMailFrom(deps, ip);
  const code = deps.secrets.otp();
  const otp = await otpRef(deps, type, email, code);
  const owner = await deps.accounts.ownerOf(otp.emailHash);
  const refusal = await deps.otps.issue(otp);
  if (refusal) throw new AppError(refusal.code, undefined, { retryAfterSeconds: refusal.retryAfterSeconds });
  await deliverOtp(deps, otp, canUse(type, owner) ? email : null, templates[type]({ siteUrl: deps.siteUrl, code }));
  return { message: sent[type] };
};
