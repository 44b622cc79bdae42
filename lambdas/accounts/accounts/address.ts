import type { OtpType } from '@shared/core/model/enumerations';
import type { Deps } from './ports';
import type { OtpRef } from '../../store/accounts/accounts/ports';

/** Email addresses appear in keys and subjects only as keyed hashes. */
export const hashEmail = ({ hash }: Deps, email: string): Promise<string> => hash('email', email);

export const otpRef = async ({ hash }: Deps, type: OtpType, email: string, code: string): Promise<OtpRef> => ({
  type,
  emailHash: await hash('email', email),
  codeHash: await hash('otp', `${type}\0${email}\0${code}`),
});

/** Counts one more email of this kind requested from this IP address today: in total, and for this account. */
export const countMailFrom = async (
  { throttle, hash }: Deps,
  ip: string,
  { kind, emailHash }: { kind: OtpType | 'confirmation'; emailHash: string },
): Promise<void> => {
  const network = await hash('ip', ip);
  await throttle.count('codeMails', { network });
  await throttle.count('codeMailsToEmail', { network, email: emailHash, mail: kind });
};
