import { decoyAddress } from '../runtime/mail/decoy-address';
import type { MailContent } from '../runtime/mail/markup';
import type { Deps, OtpRef } from './ports';

/** Sends to the address, or as much to nobody. A code that could not be sent does not count. */
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
