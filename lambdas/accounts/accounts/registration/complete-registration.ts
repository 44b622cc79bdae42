import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { actionResult } from '../../../platform/http/english';
import type { Account, RegistrationCompletion } from '@shared/accounts/model/account';
import type { Language } from '@shared/text/language';
import { hashEmail } from '../address';
import { confirmAccount } from './confirm-account';
import { newAccount } from './new-account';
import { findReferrer } from './find-referrer';
import type { Deps, PoolUser } from '../ports';

type Completion = RegistrationCompletion & { language: Language };

const create = async (
  deps: Deps,
  { userId, email }: PoolUser,
  emailHash: string,
  person: Completion,
): Promise<Account> => {
  const owner = await deps.accounts.ownerOf(emailHash);
  if (owner && owner.userId !== userId) throw new AppError('ADDRESS_TAKEN');
  const referredBy = await findReferrer(deps, { ...person, email });
  const place = { userId, emailHash, joins: null, referredBy, operation: 'completeRegistration' } as const;
  const { account, ...creation } = newAccount(deps, { ...person, email }, place);
  const created = { ...account, passwordUnknown: true as const };
  await deps.accounts.create({ ...creation, account: created });
  return created;
};

/**
 * For users of an identity provider. Takes the verified email from the user pool, never from the request. Repeatable.
 */
export const completeRegistration = async (
  deps: Deps,
  userId: string,
  person: Completion,
): Promise<ActionResult<'registrationCompleted'>> => {
  if (!(await deps.switches.isOn('registration'))) throw new AppError('FEATURE_OFF');
  const user = await deps.identity.whoIs(userId);
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const emailHash = await hashEmail(deps, user.email);
  return deps.throttle.alone('registration', { email: emailHash }, async () => {
    const account = (await deps.accounts.get(user.userId)) ?? (await create(deps, user, emailHash, person));
    if (!account.emailVerifiedAt) await confirmAccount(deps, account, emailHash, null);
    return actionResult('registrationCompleted');
  });
};
