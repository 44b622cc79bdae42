import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { rowsOf } from '@/lib/cursor-pages';
import type { inboxQuery, jobApplicantsQuery } from './applicant-queries';

/** Reads on to the end: orders, counters and boards are about everybody, not about a page. */
const useReadOn = (pages: {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}): void => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
};

const stateOf = (query: {
  isPending: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}) => ({
  isPending: query.isPending,
  error: query.error,
  /** More are on their way. */
  readsOn: query.hasNextPage && !query.isFetchNextPageError,
  /** Some are missing because a later page could not be read. */
  isCutOff: query.isFetchNextPageError,
  retry: () => {
    if (query.isFetchNextPageError) query.fetchNextPage();
    else query.refetch();
  },
});

export const useInbox = (options: ReturnType<typeof inboxQuery>) => {
  const query = useInfiniteQuery(options);
  useReadOn(query);
  return { ...stateOf(query), rows: useMemo(() => rowsOf(query.data), [query.data]) };
};

export const useJobApplicants = (options: ReturnType<typeof jobApplicantsQuery>) => {
  const query = useInfiniteQuery(options);
  useReadOn(query);
  return {
    ...stateOf(query),
    rows: useMemo(() => rowsOf(query.data), [query.data]),
    jobTitle: query.data?.pages[0]?.jobTitle,
  };
};

export type Applicants = ReturnType<typeof useInbox>;
