import { fillWindows, leadMinutes } from '@shared/work/rules/filling/fill-windows';
import type { FillRun } from '../../store/work/shifts/filling/fill-item';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { newRun } from './filling/start-fill';

/** Returns whether the start is so near that everyone is invited at once. */
const isUrgent = ({ startsAt }: Pick<ShiftItem, 'startsAt'>, now: Date): boolean =>
  fillWindows(leadMinutes(now.toISOString(), startsAt)).mode === 'cover_now';

export const publishedWith = (shift: Pick<ShiftItem, 'startsAt'>, now: Date) => ({
  publishedAt: now.toISOString(),
  ...(isUrgent(shift, now) && { coverNowAt: now.toISOString() }),
});

/** Returns the run that invites people to a published shift. */
export const publishedRun = (shift: ShiftItem, before: FillRun | null, now: Date): FillRun =>
  newRun(shift, before, {
    kind: isUrgent(shift, now) ? 'cover_now' : 'waves',
    cause: 'published',
    at: now.toISOString(),
  });
