import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveUpdates } from '@/lib/live/live';
import { readAgain } from '@/lib/requests/query-of';

/** Longer than the delay of the booking index. */
const pauseMs = 1000;

/** Refreshes the person's bookings and invites when the other side or another page changes them. */
export const useLiveShifts = (): void => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveUpdates(({ type }) => {
    if (type !== 'booking.changed' && type !== 'invite.sent' && type !== 'reconnected') return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void readAgain(client, ['findShifts', 'listOwnBookings']);
    }, pauseMs);
  });
};
