import { fillWindows, leadMinutes } from '@shared/work/rules/filling/fill-windows';
import type { FillRun } from '../../store/work/shifts/filling/fill-item';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { newRun } from './filling/start-fill';

/** Whether there is so little time that everyone is asked at once. */
const isUrgent = ({ startsAt }: Pick<ShiftItem, 'startsAt'>, now: Date): boolean =>
  fillWindows(leadMinutes(now.toISOString(), startsAt)).mode === 'cover_now';

export const publishedWith = (shift: Pick<ShiftItem, 'startsAt'>, now: Date) => ({
  publishedAt: now.toISOString(),
  ...(isUrgent(shift, now) && { coverNowAt: now.toISOString() }),
});

/** The run that asks people for a published shift. */
export const publishedRun = (shift: ShiftItem, before: FillRun | null, now: Date): FillRun =>
  newRun(shift, before, {
    kind: isUrgent(shift, now) ? 'cover_now' : 'waves',
    cause: 'published',
    at: now.toISOString(),
  });
