import type { Booking } from '../../model/booking';
import type { Shift } from '../../model/shifts/shift';
import { shiftLimits } from '../../limits/shift-limits';

/** `remindedUntil`: the last moment at which people were reminded. */
export type Remindable = Pick<Shift, 'startsAt' | 'publishedAt' | 'createdAt'> & { remindedUntil?: string | undefined };

const hourMs = 3_600_000;

/** Moments before the start at which people are still to be reminded, the earliest first. */
export const remindersOf = ({ startsAt, publishedAt, createdAt, remindedUntil }: Remindable): string[] =>
  shiftLimits.shiftReminderHours
    .map((hours) => new Date(Date.parse(startsAt) - hours * hourMs).toISOString())
    .filter((at) => at > (remindedUntil ?? publishedAt ?? createdAt));

/** What is due; a run that is late skips what was between. */
export const dueReminder = (shift: Remindable, now: Date): string | null =>
  remindersOf(shift).findLast((at) => Date.parse(at) <= now.getTime()) ?? null;

/** Who agreed to the shift later knows of it, and who hasn't agreed to its times isn't reminded of them. */
export const isRemindedAt = (
  { status, bookedAt, confirmedAt, change }: Pick<Booking, 'status' | 'bookedAt' | 'confirmedAt' | 'change'>,
  at: string,
): boolean => status === 'confirmed' && change === undefined && (confirmedAt ?? bookedAt) <= at;
