import { AppError } from '@shared/errors';
import type { IdentityProviderName } from '@shared/accounts/model/sign-in-method';
import { notice } from '@shared/text/notice';
import type { Clock } from '../../../platform/clock';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { Throttle } from '../../../platform/table/throttle';
import type { PoolUsers, Secrets } from '../ports';
import type { Addresses, Sessions, SignInProviders } from '../../../store/accounts/accounts/ports';

export type ProviderIdentity = {
  provider: IdentityProviderName;
  subject: string;
  email: string;
  emailVerified: boolean;
};

export type JoinDeps = {
  users: PoolUsers;
  addresses: Addresses;
  sessions: Pick<Sessions, 'markEnded'>;
  providers: Pick<SignInProviders, 'connect'>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'alone'>;
  secrets: Pick<Secrets, 'token'>;
  hash: KeyedHash;
};

/**
 * The user of an address without an account. Revokes all access to a user left by an interrupted registration
 * and blocks registration with the address.
 */
const userWithoutAccount = async (deps: JoinDeps, email: string, emailHash: string): Promise<string> => {
  const { users, addresses, sessions, secrets } = deps;
  const userId = await users.ensureUser(email);
  // Another user is changing their email to this address.
  if (await addresses.hasAccount(userId)) throw new AppError('IN_PROGRESS');
  if (!(await addresses.keep(emailHash, userId))) throw new AppError('IN_PROGRESS');
  await users.setPassword(userId, secrets.token());
  await sessions.markEnded(userId);
  await users.endSessions(userId);
  await users.verifyEmail(userId);
  return userId;
};

/** Emails the owner. A disconnected provider stays so until they allow it in their settings. */
const userOfOwner = async ({ providers, clock }: JoinDeps, userId: string, provider: IdentityProviderName) => {
  const isConnected = await providers.connect(userId, { provider, at: clock.now().toISOString() });
  if (!isConnected) throw new AppError('EMAIL_NOT_VERIFIED', notice('providerIsDisconnected'));
  return userId;
};

const userOf = async (deps: JoinDeps, { provider, email }: ProviderIdentity, emailHash: string): Promise<string> => {
  const owner = await deps.addresses.ownerOf(emailHash);
  if (owner?.state === 'confirmed') return userOfOwner(deps, owner.userId, provider);
  // The person who registered the address has a password, but hasn't proved ownership.
  if (owner?.state === 'unconfirmed') throw new AppError('EMAIL_NOT_VERIFIED', notice('confirmBeforeProvider'));
  return userWithoutAccount(deps, email, emailHash);
};

/** Links the identity before its first sign-in creates a second user. Both sides must have verified the address. */
export const joinIdentity = async (deps: JoinDeps, identity: ProviderIdentity): Promise<void> => {
  const { provider, subject, email, emailVerified } = identity;
  if (!emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', notice('providerAddressUnverified'));
  const emailHash = await deps.hash('email', email);
  await deps.throttle.alone('registration', { email: emailHash }, async () => {
    await deps.users.link(await userOf(deps, identity, emailHash), { provider, subject });
  });
};
