import { decoyAddress } from '../../../platform/mail/simulator-address';
import { sendMail, type Letter } from '../mail';
import type { Deps } from '../ports';
import type { OtpRef } from '../../../store/accounts/accounts/ports';

/** A code that couldn't be sent doesn't count. */
export const deliverOtp = async (
  deps: Deps,
  otp: OtpRef,
  { to, ...letter }: Omit<Letter, 'to'> & { to: string | null },
): Promise<void> => {
  try {
    await sendMail(deps, { ...letter, to: to ?? decoyAddress });
  } catch (error) {
    await deps.otps.withdraw(otp);
    throw error;
  }
};
