import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { emailChanged } from '../../../notifications/texts/accounts/account';
import { log } from '../../../platform/logger';
import { countingWrongSecrets } from '../../../platform/wrong-secrets';
import { sendMail } from '../mail';
import { actionResult } from '../../../platform/http/english';
import type { Account } from '@shared/accounts/model/account';
import { hashEmail } from '../address';
import { confirmAccount } from './confirm-account';
import type { Deps } from '../ports';
import type { EmailLink, Spending } from '../../../store/accounts/accounts/ports';

type Result = ActionResult<'emailVerified' | 'emailConfirmed'>;
type Finish = (deps: Deps, account: Account, link: EmailLink, spending: Spending) => Promise<Result>;

const confirmSignUp: Finish = async (deps, account, link, spending) => {
  if ((await hashEmail(deps, account.email)) !== link.emailHash) throw new AppError('INVALID_TOKEN');
  await confirmAccount(deps, account, link.emailHash, spending);
  return actionResult('emailVerified');
};

/** The change is complete: without this email, the owner would only miss a notice. */
const notifyOldAddress = async (deps: Deps, { email: to, language }: Account): Promise<void> => {
  try {
    await sendMail(deps, { to, language, body: emailChanged({ siteUrl: deps.siteUrl }) });
  } catch (error) {
    log.error('the old address was not notified', error);
  }
};

/** Only the owner of the mailbox has the link, so the error may reveal that the address is taken. */
const refuseChange = async ({ emailChanges }: Deps, userId: string): Promise<never> => {
  await emailChanges.cancel(userId);
  throw new AppError('INVALID_TOKEN', notice('emailChangeRefused'));
};

const takeAddress = async ({ identity, accounts }: Deps, userId: string, email: string, emailHash: string) => {
  if (!(await accounts.reserveEmail(emailHash, userId))) return false;
  return identity.changeEmail(userId, email).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'INVALID_TOKEN') return false;
      throw error;
    },
  );
};

/** Reserves the new address first so no one else takes it, and uses up the link last, so it can be repeated. */
const finishChange: Finish = async (deps, account, link, spending) => {
  const { accounts, emailChanges } = deps;
  const { email, emailHash, requestId } = link;
  const pending = await emailChanges.get(account.userId);
  if (email === null || requestId === undefined || pending?.requestId !== requestId) {
    throw new AppError('INVALID_TOKEN');
  }
  if (!(await takeAddress(deps, account.userId, email, emailHash))) return refuseChange(deps, account.userId);
  const previousEmailHash = await hashEmail(deps, account.email);
  const spendings = [spending, emailChanges.spending(account.userId, requestId)];
  await accounts.changeEmail({ account, email, emailHash, previousEmailHash, spendings });
  await notifyOldAddress(deps, account);
  return actionResult('emailConfirmed');
};

const open = async (deps: Deps, token: string): Promise<Result> => {
  const tokenHash = await deps.hash('email-link', token);
  const link = await deps.emailLinks.get(tokenHash);
  const account = link?.userId ? await deps.accounts.get(link.userId) : null;
  if (!link || !account) throw new AppError('INVALID_TOKEN');
  const finish = link.purpose === 'confirm' ? confirmSignUp : finishChange;
  return finish(deps, account, link, deps.emailLinks.spending(tokenHash));
};

/** Confirms a sign-up or finishes an email change. */
export const confirmEmail = (deps: Deps, { token, ip }: { token: string; ip: string }): Promise<Result> =>
  countingWrongSecrets(deps, ip, () => open(deps, token));
