import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { alreadyRegistered, confirmNewEmail, emailChanging } from '../notifications/texts/account';
import { emailHashOf } from './address';
import { assertCurrentPassword } from './password/check-password';
import { ownAccount } from './get-me';
import type { Deps } from './ports';
import type { EmailOwner } from '../store/accounts/ports';

type Command = { userId: string; email: string; password: string };

const isFreeFor = (userId: string, owner: EmailOwner | null): boolean =>
  owner === null || (owner.state === 'reserved' && owner.userId === userId);

/** Sends a link, or a notice that the address already has an account; the response is the same. */
const mailNewAddress = async (deps: Deps, { userId, email }: Command): Promise<void> => {
  const { accounts, emailLinks, secrets, mailer, siteUrl } = deps;
  const emailHash = await emailHashOf(deps, email);
  const free = isFreeFor(userId, await accounts.ownerOf(emailHash));
  const token = secrets.token();
  await emailLinks.put(await deps.hash('email-link', token), {
    purpose: 'change',
    userId: free ? userId : null,
    emailHash,
    email: free ? email : null,
  });
  const content = free ? confirmNewEmail({ siteUrl, token }) : alreadyRegistered({ siteUrl });
  await mailer.send({ ...content, to: email });
};

/** The email changes only after the new address is confirmed. The old address is notified. */
export const changeEmail = async (deps: Deps, command: Command): Promise<{ message: string }> => {
  const { throttle, mailer, siteUrl } = deps;
  const { userId, email, password } = command;
  await assertCurrentPassword(deps, userId, password);
  const account = await ownAccount(deps, userId);
  if (account.email === email) {
    throw new AppError('INVALID_REQUEST', messages.sameEmail, { fields: { email: messages.sameEmail } });
  }
  const subject = `email-change#${userId}`;
  await throttle.cooldown(subject, limits.otpCooldownSeconds);
  try {
    await throttle.count(subject, limits.emailChangesPerAccountPerDay);
    await mailer.send({ ...emailChanging({ siteUrl }), to: account.email });
    await mailNewAddress(deps, command);
  } catch (error) {
    await throttle.forget(subject);
    throw error;
  }
  return { message: messages.emailUpdateInitiated };
};
