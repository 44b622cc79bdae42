import { useCallback, useEffect, useRef } from 'react';
import type { Topic } from '@shared/messages/model/live';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveUpdates, useLiveStatus, useTopic } from '@/lib/live/live';
import { useApplicantCache } from './drawer/applicant-cache';
import { nextInterviewsQuery } from './drawer/applicant-queries';

const pauseMs = 250;
const oneByOne = 6;
const listPauseMs = 2000;

/** Refetches only affected rows, keeping scroll position, selection, and input. `jobId` null covers all jobs. */
export const useLiveApplicants = (jobId: string | null): void => {
  const cache = useApplicantCache();
  const client = useQueryClient();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listRead = useRef(0);
  const status = useLiveStatus();
  const known = useRef(status);
  useTopic(jobId === null ? null : (`job:${jobId}` as Topic));

  const readAgain = useCallback(() => {
    timer.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    cache.markMetrics();
    if (ids.length > oneByOne) {
      listRead.current = Date.now();
      return void cache.readLists();
    }
    for (const id of ids) void cache.read(id).then(cache.store, () => cache.readLists());
  }, [cache]);

  // Changes made while nothing listens are missed.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cache.markLists();
    },
    [cache, jobId],
  );

  // Events before a connection or reconnection were missed: refetch.
  useEffect(() => {
    if (status === 'connected' && known.current !== 'connected') void cache.readAll();
    known.current = status;
  }, [status, cache]);

  useLiveUpdates((update) => {
    if (update.type === 'interview.changed')
      return void client.invalidateQueries({ queryKey: nextInterviewsQuery().queryKey });
    if (update.type !== 'application.changed' || (jobId !== null && update.jobId !== jobId)) return;
    waiting.current.add(update.applicationId);
    const rest = waiting.current.size > oneByOne ? listRead.current + listPauseMs - Date.now() : 0;
    timer.current ??= setTimeout(readAgain, Math.max(pauseMs, rest));
  });
};
