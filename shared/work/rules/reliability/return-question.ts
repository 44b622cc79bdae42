import type { Booking } from '../../model/booking';
import type { ReturnQuestion } from '../../model/reliability';
import type { BookingStatus } from '../../model/shifts/shift-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';

const worked: readonly BookingStatus[] = ['submitted', 'returned', 'approved', 'paid'];

type Worked = Pick<Booking, 'endsAt' | 'status'>;

/** Deadline for a person to say whether they would work there again. */
export const returnAnswerUntil = ({ endsAt }: Pick<Booking, 'endsAt'>): string =>
  new Date(Date.parse(endsAt) + shiftLimits.returnAnswerDays * 24 * 3_600_000).toISOString();

/** Whether the question is asked: from the submission of hours, for some days. */
export const asksToReturn = (booking: Worked, now: Date): boolean =>
  worked.includes(booking.status) && now.toISOString() < returnAnswerUntil(booking);

/** `again`: the person's last answer about the organization. */
export const returnQuestion = (booking: Worked, again: boolean | null, now: Date): ReturnQuestion | null =>
  asksToReturn(booking, now) ? { again, until: returnAnswerUntil(booking) } : null;
