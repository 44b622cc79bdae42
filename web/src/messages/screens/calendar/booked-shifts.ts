import { useQueries, useQuery } from '@tanstack/react-query';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import type { OwnBooking } from '@shared/work/model/booking';
import type { CalendarWindow } from '@shared/messages/model/calendar';
import { professionalQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { ownBookingsQuery, stretchesOf } from '@/work/parts/shifts/shift-queries';

/** A booked or requested shift. */
export type BookedShift = {
  shiftId: string;
  /** The unit. */
  title: string;
  location: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** False for a request. */
  agreed: boolean;
};

/** Entries by the person, and their bookings. */
export type ShownWindow = CalendarWindow & { booked?: readonly BookedShift[] };

export const bookedShift = ({ booking, shift }: OwnBooking): BookedShift[] =>
  holdsSlot(booking.status) || booking.status === 'requested'
    ? [
        {
          ...{ shiftId: shift.shiftId, title: shift.unit, location: shift.location },
          ...{ startsAt: booking.startsAt, endsAt: booking.endsAt, timeZone: shift.timeZone },
          agreed: booking.status !== 'requested',
        },
      ]
    : [];

/** Doesn't wait for them: the calendar shows what it has. */
export const useBookedShifts = (window: { from: string; to: string }): BookedShift[] => {
  const inPool = useQuery(professionalQueueQuery()).data?.inPool === true;
  const read = useQueries({
    queries: stretchesOf(window).map((stretch) => ({ ...ownBookingsQuery(stretch), enabled: inPool })),
  });
  return read.flatMap(({ data }) => data?.items.flatMap(bookedShift) ?? []);
};
