import type { Booking } from '@shared/work/model/booking';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { BookingStep } from './bookings/booking-steps';
import type { ShiftItem } from './shift-item';

const order: Partial<Record<Booking['status'], number>> = { requested: 1, backup: 2 };
const placeOf = ({ status }: Booking): number => order[status] ?? 0;

type Parts<T> = { first: T[]; rest: T[] };

/** Splits bookings: `first` fits one transaction with the shift, slots before requests before backups. */
export const splitForTransaction = <T>(
  all: readonly T[],
  bookingOf: (one: T) => Booking,
  most: number = shiftLimits.bookingsAtOnce,
): Parts<T> => {
  const sorted = all.toSorted((one, other) => placeOf(bookingOf(one)) - placeOf(bookingOf(other)));
  return { first: sorted.slice(0, most), rest: sorted.slice(most) };
};

/** Splits steps that end bookings. */
export const splitSteps = (steps: readonly BookingStep[], most?: number): Parts<BookingStep> =>
  splitForTransaction(steps, ({ before, after }) => before ?? after, most);

/** Counters of the requests and backups in the remaining chunks. */
export const countsOf = (rest: readonly BookingStep[]): Pick<ShiftItem, 'requested' | 'backups'> => {
  const count = (status: Booking['status']): number => rest.filter(({ before }) => before?.status === status).length;
  return { requested: count('requested'), backups: count('backup') };
};

/** Marks the shift for the clock while bookings remain to be changed. */
export const withBulkPending = ({ restSince: since, ...shift }: ShiftItem, isLeft: boolean, now: Date): ShiftItem =>
  isLeft ? { ...shift, restSince: since ?? now.toISOString() } : shift;
