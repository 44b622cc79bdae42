import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Passkey, PasskeyRegistration } from '@shared/accounts/model/passkey';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../../platform/http/english';
import { ownAccount } from '../get-me';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';
import { passkeyIdOf } from './passkey-id';
import { newChallenge, spendChallenge } from './registration-challenge';
import { verifyRegistration } from './web-authn';

export const listPasskeys = async (
  { passkeys }: Pick<Deps, 'passkeys'>,
  userId: string,
): Promise<{ items: Passkey[] }> => {
  const stored = await passkeys.list(userId);
  return {
    items: stored.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({ passkeyId, name, createdAt, lastUsedAt })),
  };
};

/** Options for the browser's dialog. `known`: passkeys that the browser doesn't offer to add again. */
export const startPasskey = async (deps: Deps, userId: string, password: string) => {
  await assertCurrentPassword(deps, userId, password);
  const { email, firstName, lastName } = await ownAccount(deps, userId);
  const known = await deps.passkeys.list(userId);
  if (known.length >= limits.passkeys) {
    throw new AppError('INVALID_REQUEST', notice('passkeysFull', { max: limits.passkeys }));
  }
  return {
    challenge: await newChallenge(deps, userId),
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`.trim(),
    },
    known: known.map(({ credentialId }) => credentialId),
  };
};

type Addition = { challenge: string; name: string; registration: PasskeyRegistration };

export const addPasskey = async (
  deps: Deps,
  userId: string,
  { challenge, name, registration }: Addition,
): Promise<ActionResult<'passkeyAdded'>> => {
  const origin = new URL(deps.siteUrl).origin;
  const key = verifyRegistration(registration, { challenge, origin });
  if (!key || !(await spendChallenge(deps, userId, challenge))) {
    throw new AppError('INVALID_REQUEST', notice('passkeyRefused'));
  }
  const { credentialId } = registration;
  const at = deps.clock.now().toISOString();
  const passkey = { passkeyId: passkeyIdOf(credentialId), credentialId, name, origin, createdAt: at, lastUsedAt: null };
  await deps.passkeys.add(userId, { ...passkey, ...key });
  return actionResult('passkeyAdded');
};

export const renamePasskey = async (
  { passkeys }: Pick<Deps, 'passkeys'>,
  userId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<ActionResult<'passkeyRenamed'>> => {
  if (!(await passkeys.rename(userId, passkeyId, name))) throw new AppError('NOT_FOUND');
  return actionResult('passkeyRenamed');
};

/** The password remains as a way to sign in; without one, the person sets it by email first. */
export const removePasskey = async (
  deps: Deps,
  userId: string,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<ActionResult<'passkeyRemoved'>> => {
  await assertCurrentPassword(deps, userId, password);
  await deps.passkeys.remove(userId, passkeyId, deps.clock.now().toISOString());
  return actionResult('passkeyRemoved');
};
