import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { decoyAddress } from '../../platform/mail/simulator-address';
import { confirmationLink } from '../../notifications/texts/account';
import { countMailFrom, emailHashOf } from '../address';
import type { Deps } from '../ports';

/** Does the same work, without email, for an unknown or confirmed address. */
export const resendConfirmation = async (
  deps: Deps,
  { email, ip }: { email: string; ip: string },
): Promise<{ message: string }> => {
  const { throttle, accounts, emailLinks, secrets, mailer, siteUrl } = deps;
  const emailHash = await emailHashOf(deps, email);
  await countMailFrom(deps, ip, { kind: 'confirmation', emailHash });
  const subject = `confirmation#${emailHash}`;
  await throttle.cooldown(subject, limits.otpCooldownSeconds);
  try {
    const owner = await accounts.ownerOf(emailHash);
    const userId = owner?.state === 'unconfirmed' ? owner.userId : null;
    const token = secrets.token();
    await emailLinks.put(await deps.hash('email-link', token), { purpose: 'confirm', userId, emailHash, email: null });
    await mailer.send({ ...confirmationLink({ siteUrl, token }), to: userId === null ? decoyAddress : email });
  } catch (error) {
    await throttle.forget(subject);
    throw error;
  }
  return { message: messages.confirmationResent };
};
