import type { OtpType } from '@shared/core/model/enumerations';
import { confirmationLink, passwordResetLink } from '../../../notifications/texts/accounts/account';
import type { Language } from '@shared/text/language';
import { decoyAddress } from '../../../platform/mail/simulator-address';
import { sendMail } from '../mail';
import type { Deps } from '../ports';
import { decoy } from './decoy';

type Wanted = {
  type: OtpType;
  email: string;
  emailHash: string;
  /** Null: does the same work for the decoy address. */
  recipient: { userId: string; email: string } | null;
  language: Language;
};

const keep = async (deps: Deps, { type, emailHash, recipient }: Wanted, token: string): Promise<void> => {
  if (type === 'password_reset') {
    const tokenHash = await deps.hash('reset-token', token);
    return deps.resetTokens.put({ tokenHash, userId: recipient?.userId ?? decoy.userId, emailHash });
  }
  const tokenHash = await deps.hash('email-link', token);
  return deps.emailLinks.put(tokenHash, {
    purpose: 'confirm',
    userId: recipient?.userId ?? null,
    emailHash,
    email: null,
  });
};

/** Emails a link that works like a code. Older links stay valid, so no one can invalidate the one in the inbox. */
export const mailRecoveryLink = async (deps: Deps, wanted: Wanted): Promise<void> => {
  const { secrets, siteUrl } = deps;
  const token = secrets.token();
  await keep(deps, wanted, token);
  const body =
    wanted.type === 'password_reset'
      ? passwordResetLink({ siteUrl, token, email: wanted.email })
      : confirmationLink({ siteUrl, token });
  await sendMail(deps, { to: wanted.recipient?.email ?? decoyAddress, language: wanted.language, body });
};

/** One a minute. */
export const sendRecoveryLink = async (deps: Deps, wanted: Wanted): Promise<void> => {
  const { throttle } = deps;
  const key = { email: wanted.emailHash, mail: wanted.type };
  await throttle.cooldown('recoveryLinks', key);
  try {
    await mailRecoveryLink(deps, wanted);
  } catch (error) {
    await throttle.forget('recoveryLinks', key);
    throw error;
  }
};
