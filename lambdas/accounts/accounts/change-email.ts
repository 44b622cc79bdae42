import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../platform/http/english';
import type { Account } from '@shared/accounts/model/account';
import { alreadyRegistered, confirmNewEmail, emailChanging } from '../../notifications/texts/accounts/account';
import { hashEmail } from './address';
import { assertCurrentPassword } from './password/check-password';
import { ownAccount } from './get-me';
import { sendMail } from './mail';
import type { Deps } from './ports';
import type { EmailOwner } from '../../store/accounts/accounts/ports';

type Command = { userId: string; email: string; password: string };

const isFreeFor = (userId: string, owner: EmailOwner | null): boolean =>
  owner === null || (owner.state === 'reserved' && owner.userId === userId);

type Request = { email: string; requestId: string };

/** Sends a link, or a notice that the address already has an account; the response is the same. */
const mailNewAddress = async (deps: Deps, account: Account, { email, requestId }: Request): Promise<void> => {
  const { accounts, emailLinks, secrets, siteUrl } = deps;
  const { userId, language } = account;
  const emailHash = await hashEmail(deps, email);
  const free = isFreeFor(userId, await accounts.ownerOf(emailHash));
  const token = secrets.token();
  await emailLinks.put(await deps.hash('email-link', token), {
    purpose: 'change',
    userId: free ? userId : null,
    emailHash,
    email: free ? email : null,
    requestId,
  });
  const body = free ? confirmNewEmail({ siteUrl, token }) : alreadyRegistered({ siteUrl });
  await sendMail(deps, { to: email, language, body });
};

/** Allows one email a minute and a few a day, for all new addresses together. */
const withinLimits = async (deps: Deps, userId: string, send: () => Promise<void>): Promise<void> => {
  const { throttle } = deps;
  const key = { account: userId };
  await throttle.cooldown('emailChanges', key);
  try {
    await throttle.count('emailChanges', key);
    await send();
  } catch (error) {
    await throttle.forget('emailChanges', key);
    throw error;
  }
};

/** The email changes only after the new address is confirmed. The old address is notified. */
export const changeEmail = async (deps: Deps, command: Command): Promise<ActionResult<'emailUpdateInitiated'>> => {
  const { emailChanges, secrets, siteUrl } = deps;
  const { userId, email, password } = command;
  await assertCurrentPassword(deps, userId, password);
  const account = await ownAccount(deps, userId);
  if (account.email === email) {
    throw new AppError('INVALID_REQUEST', notice('sameEmail'), { fields: { email: notice('sameEmail') } });
  }
  await withinLimits(deps, userId, async () => {
    const request = { email, requestId: secrets.token() };
    await sendMail(deps, { to: account.email, language: account.language, body: emailChanging({ siteUrl }) });
    await emailChanges.put(userId, request);
    await mailNewAddress(deps, account, request);
  });
  return actionResult('emailUpdateInitiated');
};

/** Earlier links keep working: emails can arrive late. */
export const resendEmailChange = async (deps: Deps, userId: string): Promise<ActionResult<'emailChangeResent'>> => {
  const { emailChanges } = deps;
  const pending = await emailChanges.get(userId);
  if (!pending) throw new AppError('INVALID_REQUEST', notice('emailChangeOver'));
  const account = await ownAccount(deps, userId);
  await withinLimits(deps, userId, async () => {
    if (!(await emailChanges.extend(userId, pending.requestId))) {
      throw new AppError('INVALID_REQUEST', notice('emailChangeOver'));
    }
    await mailNewAddress(deps, account, pending);
  });
  return actionResult('emailChangeResent');
};

export const cancelEmailChange = async (
  { emailChanges }: Pick<Deps, 'emailChanges'>,
  userId: string,
): Promise<ActionResult<'emailChangeCanceled'>> => {
  await emailChanges.cancel(userId);
  return actionResult('emailChangeCanceled');
};
