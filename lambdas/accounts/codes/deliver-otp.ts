import { decoyAddress } from '../../platform/mail/simulator-address';
import type { MailContent } from '../../platform/mail/markup';
import type { Deps } from '../ports';
import type { OtpRef } from '../../store/accounts/ports';

/** A code that couldn't be sent doesn't count. */
export const deliverOtp = async (
  { mailer, otps }: Deps,
  otp: OtpRef,
  to: string | null,
  content: MailContent,
): Promise<void> => {
  try {
    await mailer.send({ ...content, to: to ?? decoyAddress });
  } catch (error) {
    await otps.withdraw(otp);
    throw error;
  }
};
