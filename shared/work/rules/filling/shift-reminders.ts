import type { Booking } from '../../model/booking';
import type { Shift } from '../../model/shifts/shift';
import { shiftLimits } from '../../limits/shift-limits';

/** `remindedUntil`: time of the last reminder. */
export type Remindable = Pick<Shift, 'startsAt' | 'publishedAt' | 'createdAt'> & { remindedUntil?: string | undefined };

const hourMs = 3_600_000;

/** Remaining reminder times before the start, earliest first. */
export const remindersOf = ({ startsAt, publishedAt, createdAt, remindedUntil }: Remindable): string[] =>
  shiftLimits.shiftReminderHours
    .map((hours) => new Date(Date.parse(startsAt) - hours * hourMs).toISOString())
    .filter((at) => at > (remindedUntil ?? publishedAt ?? createdAt));

/** The due reminder; a late run skips earlier ones. */
export const dueReminder = (shift: Remindable, now: Date): string | null =>
  remindersOf(shift).findLast((at) => Date.parse(at) <= now.getTime()) ?? null;

/** People who agreed later know the shift, and those who haven't agreed to its times aren't reminded. */
export const isRemindedAt = (
  { status, bookedAt, confirmedAt, change }: Pick<Booking, 'status' | 'bookedAt' | 'confirmedAt' | 'change'>,
  at: string,
): boolean => status === 'confirmed' && change === undefined && (confirmedAt ?? bookedAt) <= at;
