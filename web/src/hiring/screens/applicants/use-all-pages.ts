import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { rowsOf } from '@/lib/requests/cursor-pages';
import type { inboxQuery, jobApplicantsQuery } from './drawer/applicant-queries';

/** Loads all pages: sorting, counters and the board need the complete set. */
const useReadOn = (
  isWanted: boolean,
  pages: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  },
): void => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
};

const stateOf = (
  isWanted: boolean,
  query: {
    isPending: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  },
) => ({
  isPending: query.isPending,
  error: query.error,
  readsOn: isWanted && query.hasNextPage && !query.isFetchNextPageError,
  hasOlder: !isWanted && query.hasNextPage,
  isReadingOlder: query.isFetchingNextPage,
  readOlder: () => {
    query.fetchNextPage();
  },
  isCutOff: query.isFetchNextPageError,
  retry: () => {
    if (query.isFetchNextPageError) query.fetchNextPage();
    else query.refetch();
  },
});

export const useInbox = (options: ReturnType<typeof inboxQuery>, upTo: number) => {
  const query = useInfiniteQuery(options);
  const rows = useMemo(() => rowsOf(query.data), [query.data]);
  const isWanted = rows.length < upTo;
  useReadOn(isWanted, query);
  return { ...stateOf(isWanted, query), rows };
};

export const useJobApplicants = (options: ReturnType<typeof jobApplicantsQuery>) => {
  const query = useInfiniteQuery(options);
  useReadOn(true, query);
  return {
    ...stateOf(true, query),
    rows: useMemo(() => rowsOf(query.data), [query.data]),
    jobTitle: query.data?.pages[0]?.jobTitle,
  };
};

export type Applicants = ReturnType<typeof useInbox>;
