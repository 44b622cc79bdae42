import { AppError } from '@shared/errors';
import type { HandOver } from '@shared/organizations/model/organization-closing';
import { notice } from '@shared/text/notice';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';

type Command = HandOver & { organizationId: string; actorId: string };
type HandOverDeps = Pick<Deps, 'memberships' | 'team' | 'identity' | 'throttle' | 'clock'>;

/** Reads again if a membership changed in the meantime, so the later of two callers gets the current state. */
export const handOver = async (
  deps: HandOverDeps,
  { organizationId, actorId, userId, ownRole, password }: Command,
): Promise<void> => {
  if (actorId === userId) throw new AppError('INVALID_REQUEST', notice('transferToOther'));
  await assertCurrentPassword(deps, actorId, password);
  await retryOnConflict(async () => {
    const [from, to] = await Promise.all([deps.memberships.get(actorId), deps.memberships.get(userId)]);
    if (from?.organizationId !== organizationId || from.role !== 'admin') {
      throw new AppError('FORBIDDEN', notice('noLongerAdmin'));
    }
    if (to?.organizationId !== organizationId) throw new AppError('NOT_FOUND', notice('successorGone'));
    await deps.team.transfer({ from, to, ownRole, at: deps.clock.now().toISOString() });
  });
};
