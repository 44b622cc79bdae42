import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveUpdates } from '@/lib/live/live';
import { readAgain } from '@/lib/requests/query-of';

/** Longer than the index of bookings lags behind. */
const pauseMs = 1000;

/** Own bookings and invites, as the other side or another page changes them. */
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
