import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { actionResult } from '../../../platform/http/english';
import { countingWrongSecrets } from '../../../platform/wrong-secrets';
import { hashEmail } from '../address';
import { assertHardToGuess, loadOwnNames } from './check-password';
import type { Deps } from '../ports';

type Command = { email: string; reset_token: string; password: string };

const setPassword = async (deps: Deps, userId: string, emailHash: string, password: string, resetTokenHash: string) => {
  const { identity, accounts, sessions, clock } = deps;
  // The account may have changed its email since the token was issued.
  const owner = await accounts.ownerOf(emailHash);
  if (owner?.userId !== userId || owner.state === 'reserved') throw new AppError('INVALID_TOKEN');
  await assertHardToGuess(password, 'password', await loadOwnNames(deps, userId));
  await identity.setPassword(userId, password);
  await sessions.markEnded(userId);
  await identity.endSessions(userId);
  await accounts.recordPasswordChange({ userId, at: clock.now().toISOString(), resetTokenHash });
};

const reset = async (deps: Deps, command: Command): Promise<ActionResult<'passwordReset'>> => {
  const { email, reset_token: token, password } = command;
  const emailHash = await hashEmail(deps, email);
  const tokenHash = await deps.hash('reset-token', token);
  const userId = await deps.resetTokens.claim(tokenHash, emailHash);
  if (userId === null) throw new AppError('INVALID_TOKEN');
  try {
    await setPassword(deps, userId, emailHash, password, tokenHash);
  } catch (error) {
    await deps.resetTokens.release(tokenHash);
    throw error;
  }
  return actionResult('passwordReset');
};

export const resetPassword = async (
  deps: Deps,
  { ip, ...command }: Command & { ip: string },
): Promise<ActionResult<'passwordReset'>> => {
  await assertHardToGuess(command.password, 'password', { email: command.email });
  return countingWrongSecrets(deps, ip, () => reset(deps, command));
};
