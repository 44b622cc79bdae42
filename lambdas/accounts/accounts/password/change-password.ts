import type { ActionResult } from '@shared/core/api/action-result';
import { actionResult } from '../../../platform/http/english';
import { assertCurrentPassword, assertHardToGuess, loadOwnNames } from './check-password';
import type { Deps } from '../ports';

type Command = { userId: string; currentPassword: string; newPassword: string };

/** Ends every session and notifies the owner by email. */
export const changePassword = async (deps: Deps, command: Command): Promise<ActionResult<'passwordUpdated'>> => {
  const { identity, accounts, sessions, clock } = deps;
  const { userId, currentPassword, newPassword } = command;
  await assertCurrentPassword(deps, userId, currentPassword);
  await assertHardToGuess(newPassword, 'newPassword', await loadOwnNames(deps, userId));
  await identity.setPassword(userId, newPassword);
  await sessions.markEnded(userId);
  await identity.endSessions(userId);
  await accounts.recordPasswordChange({ userId, at: clock.now().toISOString() });
  return actionResult('passwordUpdated');
};
