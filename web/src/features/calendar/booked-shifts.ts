import { useQueries, useQuery } from '@tanstack/react-query';
import { addDays, daysBetween } from '@shared/domain/calendar-days';
import { holdsSlot } from '@shared/domain/shifts/shift-status';
import type { OwnBooking } from '@shared/model/booking';
import type { CalendarWindow } from '@shared/model/calendar';
import { professionalQueueQuery } from '@/entities/queue/queue-queries';
import { ownBookingsQuery } from '@/entities/shifts/shift-queries';

/** A shift that the person works, or has requested. */
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

/** What the person entered, and what they are booked on. */
export type ShownWindow = CalendarWindow & { booked?: readonly BookedShift[] };

/** As many as one request answers. */
const daysAtMost = 31;

export const stretchesOf = ({ from, to }: { from: string; to: string }): { from: string; days: number }[] => {
  const days = daysBetween(from, to) + 1;
  return Array.from({ length: Math.ceil(days / daysAtMost) }, (_, index) => ({
    from: addDays(from, index * daysAtMost),
    days: Math.min(daysAtMost, days - index * daysAtMost),
  }));
};

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

/** Without waiting for them: the calendar shows what it has. */
export const useBookedShifts = (window: { from: string; to: string }): BookedShift[] => {
  const inPool = useQuery(professionalQueueQuery()).data?.inPool === true;
  const read = useQueries({
    queries: stretchesOf(window).map((stretch) => ({ ...ownBookingsQuery(stretch), enabled: inPool })),
  });
  return read.flatMap(({ data }) => data?.items.flatMap(bookedShift) ?? []);
};
