import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { Account, RegistrationCompletion } from '@shared/model/account';
import { emailHashOf } from '../address';
import { confirmAccount } from './confirm-account';
import { newAccount } from './new-account';
import type { Deps, PoolUser } from '../ports';

const create = async (
  deps: Deps,
  { userId, email }: PoolUser,
  emailHash: string,
  person: RegistrationCompletion,
): Promise<Account> => {
  const owner = await deps.accounts.ownerOf(emailHash);
  if (owner && owner.userId !== userId) throw new AppError('ADDRESS_TAKEN');
  const creation = newAccount(deps, { ...person, email }, { userId, emailHash, joins: null });
  await deps.accounts.create(creation);
  return creation.account;
};

/**
 * For users of an identity provider. Takes the verified email from the user pool, never from the request. Repeatable.
 */
export const completeRegistration = async (
  deps: Deps,
  userId: string,
  person: RegistrationCompletion,
): Promise<{ message: string }> => {
  const user = await deps.identity.whoIs(userId);
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const emailHash = await emailHashOf(deps, user.email);
  return deps.throttle.alone(`register#${emailHash}`, async () => {
    const account = (await deps.accounts.get(user.userId)) ?? (await create(deps, user, emailHash, person));
    if (!account.emailVerifiedAt) await confirmAccount(deps, account, emailHash, null);
    return { message: messages.registrationCompleted };
  });
};
