import { mayStartCoverNow } from '@shared/work/rules/filling/filling';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { moveFill } from './fill-moves';
import type { Deps } from '../ports';
import { authorizeShift } from '../authorize-shift';
import { readShiftFor, type ShiftWithBookings } from '../read-coverage';
import { startCoverNow } from './start-fill';

type OfShift = { caller: AuthorizedCaller; shiftId: string };

/** Continues a paused run; false if it wasn't paused. */
const resume = (deps: Deps, shiftId: string): Promise<boolean> =>
  retryClaim(async () => {
    const before = await deps.fills.run(shiftId);
    if (before?.kind !== 'cover_now' || before.state !== 'paused') return false;
    const nextAt = deps.clock.now().toISOString();
    const after = { ...before, state: 'running' as const, nextAt, version: before.version + 1 };
    await deps.fills.change({ run: { before, after } });
    return true;
  });

/** Starts Cover Now, or continues it after a pause. */
export const coverNow = async (deps: Deps, { caller, shiftId }: OfShift): Promise<ShiftWithBookings> => {
  const shift = await authorizeShift(deps, caller, await deps.shifts.get(shiftId));
  if (!mayStartCoverNow(shift, deps.clock.now())) throw new AppError('SHIFT_NOT_OPEN');
  if (await resume(deps, shiftId)) await retryClaim(() => moveFill(deps, shiftId));
  else await startCoverNow(deps, shiftId, 'button');
  return readShiftFor(deps, { caller, shiftId });
};

/** Pauses Cover Now. Invited people can still take the shift. */
export const pauseCoverNow = async (deps: Deps, { caller, shiftId }: OfShift): Promise<ShiftWithBookings> => {
  await authorizeShift(deps, caller, await deps.shifts.get(shiftId));
  await retryClaim(async () => {
    const before = await deps.fills.run(shiftId);
    if (before?.kind !== 'cover_now' || before.state !== 'running') return;
    const after = { ...before, state: 'paused' as const, nextAt: null, version: before.version + 1 };
    await deps.fills.change({ run: { before, after } });
  });
  return readShiftFor(deps, { caller, shiftId });
};

/** Declines an invite at no cost. After a backup declines, the next move follows at once. */
export const declineInvite = async (deps: Deps, { caller, shiftId }: OfShift): Promise<{ declined: true }> => {
  const { userId } = caller;
  await retryClaim(async () => {
    const found = await deps.fills.whole(shiftId);
    const before = found?.invites.find((it) => it.userId === userId);
    if (!found || !before) throw new AppError('NOT_FOUND');
    if (before.state === 'declined') return;
    if (before.state !== 'sent') throw new AppError('ILLEGAL_TRANSITION');
    const invites = [{ before, after: { ...before, state: 'declined' as const, version: before.version + 1 } }];
    const { run } = found;
    const now = deps.clock.now();
    const waits = run?.state === 'running' && before.run === run.run && Date.parse(before.until ?? '') > now.getTime();
    const sooner = { ...run!, nextAt: now.toISOString(), version: (run?.version ?? 0) + 1 };
    await deps.fills.change({ invites, ...(waits && { run: { before: run, after: sooner } }) });
  });
  await retryClaim(() => moveFill(deps, shiftId));
  return { declined: true };
};
