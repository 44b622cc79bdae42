import type { Booking } from '@shared/model/booking';
import type { BookingWrite } from '../store/shifts/ports';
import { headAfter } from './booking-writes';
import type { Deps } from './ports';

/** Steps of bookings, each with its person's live bookings before and after. */
export const withHeads = (
  { shifts }: Pick<Deps, 'shifts'>,
  steps: readonly { before: Booking | null; after: Booking }[],
  now: Date,
): Promise<BookingWrite[]> =>
  Promise.all(
    steps.map(async (step) => {
      const before = await shifts.head(step.after.professional.userId);
      return { ...step, head: { before, after: headAfter(before, step.after, now) } };
    }),
  );
