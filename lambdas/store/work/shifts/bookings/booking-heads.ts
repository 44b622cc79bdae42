import { nextActiveBookings, type BookingStep } from './booking-steps';
import type { BookingWrite, Shifts } from '../ports';

/** Adds each person's live bookings, before and after, to the steps. */
export const withHeads = (
  { shifts }: { shifts: Pick<Shifts, 'head'> },
  steps: readonly BookingStep[],
  now: Date,
): Promise<BookingWrite[]> =>
  Promise.all(
    steps.map(async (step) => {
      const before = await shifts.head(step.after.professional.userId);
      return { ...step, head: { before, after: nextActiveBookings(before, step.after, now) } };
    }),
  );
