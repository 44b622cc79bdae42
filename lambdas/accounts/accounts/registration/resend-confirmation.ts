import type { ActionResult } from '@shared/core/api/action-result';
import { actionResult } from '../../../platform/http/english';
import type { Language } from '@shared/text/language';
import { decoyAddress } from '../../../platform/mail/simulator-address';
import { confirmationLink } from '../../../notifications/texts/accounts/account';
import { countMailFrom, hashEmail } from '../address';
import { sendMail } from '../mail';
import type { Deps } from '../ports';

/** Does the same work, without email, for an unknown or confirmed address. */
export const resendConfirmation = async (
  deps: Deps,
  { email, ip, language }: { email: string; ip: string; language: Language },
): Promise<ActionResult<'confirmationResent'>> => {
  const { throttle, accounts, emailLinks, secrets, siteUrl } = deps;
  const emailHash = await hashEmail(deps, email);
  await countMailFrom(deps, ip, { kind: 'confirmation', emailHash });
  await throttle.cooldown('confirmationLinks', { email: emailHash });
  try {
    const owner = await accounts.ownerOf(emailHash);
    const userId = owner?.state === 'unconfirmed' ? owner.userId : null;
    const token = secrets.token();
    await emailLinks.put(await deps.hash('email-link', token), { purpose: 'confirm', userId, emailHash, email: null });
    const to = userId === null ? decoyAddress : email;
    await sendMail(deps, { to, language, body: confirmationLink({ siteUrl, token }) });
  } catch (error) {
    await throttle.forget('confirmationLinks', { email: emailHash });
    throw error;
  }
  return actionResult('confirmationResent');
};
