import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveUpdates, type LiveEvent } from '@/lib/live/live';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { ownZone } from '@/lib/time/own-zone';

const keptMs = 60_000;

export const employerQueueQuery = () => ({
  ...queryOf('getEmployerQueue', { query: { timeZone: ownZone() } }),
  staleTime: keptMs,
});

export const professionalQueueQuery = () => ({
  ...queryOf('getProfessionalQueue', { query: { timeZone: ownZone() } }),
  staleTime: keptMs,
});

const affecting: ReadonlySet<LiveEvent['type']> = new Set([
  'application.changed',
  'interview.changed',
  'offer.changed',
  'timesheet.changed',
  'notification.created',
  'message.created',
  'conversation.read',
  'reconnected',
]);

/** Debounce, ms: one action may change several things, and the index follows a moment later. */
const gatherMs = 1500;

/** Refreshes after the person's own changes and those of others; used once, in the page frame. */
export const useFreshQueue = (): void => {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void readAgain(client, ['getEmployerQueue', 'getProfessionalQueue']), gatherMs);
  }, [client]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') readSoon();
    });
    return stop;
  }, [client, readSoon]);
  useLiveUpdates(({ type }) => {
    if (affecting.has(type)) readSoon();
  });
};
