import { nextActiveBookings, type BookingStep } from './booking-steps';
import type { BookingWrite, Shifts } from '../ports';

/** Steps of bookings, each with its person's live bookings before and after. */
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
