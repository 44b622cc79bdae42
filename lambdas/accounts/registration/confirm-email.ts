import type { Said } from '@shared/api/said';
import { AppError } from '@shared/errors';
import { said } from '../../platform/http/english';
import type { Account } from '@shared/model/account';
import { countSecretFrom, emailHashOf } from '../address';
import { confirmAccount } from './confirm-account';
import type { Deps } from '../ports';
import type { EmailLink, Spending } from '../../store/accounts/ports';

type Result = Said<'emailVerified' | 'emailConfirmed'>;
type Finish = (deps: Deps, account: Account, link: EmailLink, spending: Spending) => Promise<Result>;

const confirmSignUp: Finish = async (deps, account, link, spending) => {
  if ((await emailHashOf(deps, account.email)) !== link.emailHash) throw new AppError('INVALID_TOKEN');
  await confirmAccount(deps, account, link.emailHash, spending);
  return said('emailVerified');
};

/** Reserves the new address first so no one else takes it, and spends the link last, so it can be repeated. */
const finishChange: Finish = async (deps, account, link, spending) => {
  const { identity, accounts } = deps;
  const { email, emailHash } = link;
  if (email === null || !(await accounts.reserveEmail(emailHash, account.userId))) throw new AppError('INVALID_TOKEN');
  await identity.changeEmail(account.userId, email);
  const previousEmailHash = await emailHashOf(deps, account.email);
  await accounts.changeEmail({ account, email, emailHash, previousEmailHash, spending });
  return said('emailConfirmed');
};

/** Confirms a sign-up or finishes an email change. */
export const confirmEmail = async (deps: Deps, { token, ip }: { token: string; ip: string }): Promise<Result> => {
  await countSecretFrom(deps, ip);
  const tokenHash = await deps.hash('email-link', token);
  const link = await deps.emailLinks.get(tokenHash);
  const account = link?.userId ? await deps.accounts.get(link.userId) : null;
  if (!link || !account) throw new AppError('INVALID_TOKEN');
  const finish = link.purpose === 'confirm' ? confirmSignUp : finishChange;
  return finish(deps, account, link, deps.emailLinks.spending(tokenHash));
};
