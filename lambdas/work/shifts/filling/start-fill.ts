import { nextCheckpoint } from '@shared/work/rules/filling/fill-forecast';
import { isFillable } from '@shared/work/rules/filling/filling';
import type { FillCause, FillKind } from '@shared/work/model/shifts/shift-vocabulary';
import { retryClaim } from '../../../platform/table/retry-claim';
import { nextRevision } from '../../../store/work/shifts/bookings/booking-steps';
import type { FillRun } from '../../../store/work/shifts/filling/fill-item';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { moveFill } from './fill-moves';
import type { Deps } from '../ports';

type Start = { kind: FillKind; cause: FillCause; at: string };

/** Creates a run, in which people of an earlier run are invited again. */
export const newRun = (
  { shiftId, organizationId, startsAt }: Pick<ShiftItem, 'shiftId' | 'organizationId' | 'startsAt'>,
  before: FillRun | null,
  { kind, cause, at }: Start,
): FillRun => ({
  ...{ shiftId, organizationId, kind, cause },
  run: (before?.run ?? 0) + 1,
  state: 'running',
  startedAt: at,
  nextAt: at,
  waves: 0,
  // A departure may change the forecast.
  checkAt: cause === 'left' ? at : nextCheckpoint(new Date(at), startsAt),
  version: (before?.version ?? 0) + 1,
});

/** Returns whether a running or paused run stays; waves are replaced by Cover Now. */
export const staysAs = (run: FillRun | null, kind: FillKind): boolean =>
  run !== null && run.state !== 'ended' && (run.kind === 'cover_now' || run.kind === kind);

/** Schedules an early check of a run after a departure. */
const checkSoon = async (deps: Deps, before: FillRun | null, leftAt: string): Promise<void> => {
  if (before?.state !== 'running' || (before.checkedAt ?? before.startedAt) >= leftAt) return;
  const checkAt = deps.clock.now().toISOString();
  await deps.fills.change({ run: { before, after: { ...before, checkAt, version: before.version + 1 } } });
};

type Wanted = Pick<Start, 'kind' | 'cause'> & { leftAt?: string };

/** Starts inviting people to a shift with a free slot; false without one, or if already running. */
const startFill = (deps: Deps, shiftId: string, { kind, cause, leftAt }: Wanted): Promise<boolean> =>
  retryClaim(async () => {
    const found = await deps.fills.whole(shiftId);
    if (!found) return false;
    if (staysAs(found.run, kind)) {
      if (leftAt !== undefined) await checkSoon(deps, found.run, leftAt);
      return false;
    }
    const { shift: before, run } = found;
    const now = deps.clock.now();
    const at = now.toISOString();
    const after = kind === 'cover_now' ? { ...before, coverNowAt: at } : before;
    if (!isFillable(after, now)) return false;
    await deps.shifts.change({
      before,
      after: nextRevision(after, now),
      bookings: [],
      fill: { run: { before: run, after: newRun(before, run, { kind, cause, at }) } },
    });
    return true;
  });

/**
 * Starts Cover Now for a shift with a free slot, with its first move: after a drop-out, by the button, or because
 * someone is missing, whose slot has to be free by then. Repeatable.
 */
export const startCoverNow = async (
  deps: Deps,
  shiftId: string,
  cause: Exclude<FillCause, 'published' | 'raised'>,
  leftAt?: string,
): Promise<boolean> => {
  const started = await startFill(deps, shiftId, { kind: 'cover_now', cause, ...(leftAt !== undefined && { leftAt }) });
  await retryClaim(() => moveFill(deps, shiftId));
  return started;
};

/** Starts invitations in waves for a shift with enough time. The schedule sends them. */
export const startWaves = (deps: Deps, shiftId: string, cause: FillCause, leftAt?: string): Promise<boolean> =>
  startFill(deps, shiftId, { kind: 'waves', cause, ...(leftAt !== undefined && { leftAt }) });
