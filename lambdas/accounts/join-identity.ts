import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Throttle } from '../platform/table/throttle';
import type { PoolUsers, Secrets } from './ports';
import type { Addresses, Sessions } from '../store/accounts/ports';

/** Somebody as an identity provider describes them. */
export type ProviderIdentity = { provider: string; subject: string; email: string; emailVerified: boolean };

export type JoinDeps = {
  users: PoolUsers;
  addresses: Addresses;
  sessions: Sessions;
  throttle: Pick<Throttle, 'alone'>;
  secrets: Pick<Secrets, 'token'>;
  hash: KeyedHash;
};

/**
 * The user of an address that has no account: a new one, or what a registration left that broke off. Nobody else may
 * know its password or be signed in, and nobody can register the address from now on.
 */
const userWithoutAccount = async (deps: JoinDeps, email: string, emailHash: string): Promise<string> => {
  const { users, addresses, sessions, secrets } = deps;
  const userId = await users.ensureUser(email);
  // Somebody who is changing to this address just now.
  if (await addresses.hasAccount(userId)) throw new AppError('IN_PROGRESS');
  if (!(await addresses.keep(emailHash, userId))) throw new AppError('IN_PROGRESS');
  await users.setPassword(userId, secrets.token());
  await sessions.markEnded(userId);
  await users.endSessions(userId);
  await users.verifyEmail(userId);
  return userId;
};

const userOf = async (deps: JoinDeps, email: string, emailHash: string): Promise<string> => {
  const owner = await deps.addresses.ownerOf(emailHash);
  if (owner?.state === 'confirmed') return owner.userId;
  // Who registered the address has not shown that it is theirs, and knows a password.
  if (owner?.state === 'unconfirmed') throw new AppError('EMAIL_NOT_VERIFIED', messages.confirmBeforeProvider);
  return userWithoutAccount(deps, email, emailHash);
};

/**
 * Ties an identity at a provider to the one user of its address, before the provider's first sign-in makes another. Both
 * sides of the address must be verified: at the provider, and here when there is an account.
 */
export const joinIdentity = async (deps: JoinDeps, identity: ProviderIdentity): Promise<void> => {
  const { provider, subject, email, emailVerified } = identity;
  if (!emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', messages.providerAddressUnverified);
  const emailHash = await deps.hash('email', email);
  await deps.throttle.alone(`register#${emailHash}`, async () => {
    await deps.users.link(await userOf(deps, email, emailHash), { provider, subject });
  });
};
