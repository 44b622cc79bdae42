import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { IdentityProviderName, SignInMethods } from '@shared/accounts/model/sign-in-method';
import { identityProviders } from '@shared/platform/site/site-config';
import { addSeconds } from '../../../platform/clock';
import { actionResult } from '../../../platform/http/english';
import { ownAccount } from '../get-me';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';

/** The pool has the connected providers; the table has the dates. */
export const listSignInMethods = async (deps: Deps, userId: string): Promise<SignInMethods> => {
  const { identity, passkeys, signInProviders } = deps;
  const [account, linked, stored, keys] = await Promise.all([
    ownAccount(deps, userId),
    identity.identitiesOf(userId),
    signInProviders.list(userId),
    passkeys.list(userId),
  ]);
  return {
    password: account.passwordUnknown !== true,
    passkeys: keys.length,
    providers: identityProviders.map((provider) => ({
      provider,
      connected: linked.some((it) => it.provider === provider),
      at: stored.find((it) => it.provider === provider)?.at ?? null,
    })),
  };
};

type Change = { provider: IdentityProviderName; password: string };

const assertOwnPassword = async (deps: Deps, userId: string, password: string): Promise<void> => {
  const { passwordUnknown } = await ownAccount(deps, userId);
  if (passwordUnknown) throw new AppError('LAST_WAY_IN');
  await assertCurrentPassword(deps, userId, password);
};

/** Lets the next sign-in at the provider connect it, within some minutes. */
export const allowProvider = async (
  deps: Deps,
  userId: string,
  { provider, password }: Change,
): Promise<{ email: string }> => {
  await assertOwnPassword(deps, userId, password);
  const { email } = await ownAccount(deps, userId);
  const now = deps.clock.now();
  const until = addSeconds(now, limits.connectProviderMinutes * 60).toISOString();
  await deps.signInProviders.allow(userId, { provider, at: now.toISOString(), until });
  return { email };
};

/** Recorded first: from then on, the provider connects again only from the settings. Repeatable. */
export const disconnectProvider = async (
  deps: Deps,
  userId: string,
  { provider, password }: Change,
): Promise<ActionResult<'providerDisconnected'>> => {
  await assertOwnPassword(deps, userId, password);
  const linked = await deps.identity.identitiesOf(userId);
  const identities = linked.filter((it) => it.provider === provider);
  if (identities.length === 0) throw new AppError('NOT_FOUND');
  await deps.signInProviders.disconnect(userId, { provider, at: deps.clock.now().toISOString() });
  for (const it of identities) await deps.identity.unlink(it);
  return actionResult('providerDisconnected');
};
