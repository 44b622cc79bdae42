import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Loading } from '@/components/ui/base/loading';
import { ApiError } from '@/lib/api/api-error';

type Gone = { title: string; text: string; action?: ReactNode };
type Props<T> = {
  query: UseQueryResult<T>;
  loading: string;
  /** Rows of the skeleton; without them the whole page waits. */
  rows?: number;
  gone?: Gone;
  children: (data: T) => ReactNode;
};

/** For the query of a form: it starts from what is stored now, and is not replaced under somebody's hands. */
export const asStoredNow = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Waiting, failed with a way to try again, gone, or there. */
export const QueryGate = <T,>({ query, loading, rows, gone, children }: Props<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending)
    return rows === undefined ? <Loading label={loading} /> : <ListSkeleton rows={rows} label={loading} />;
  if (gone && query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState illustration="search" {...gone} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
};

/** The same for a query `asStoredNow`: what was read before is not shown. */
export const FormGate = <T,>({ query, loading, ...rest }: Omit<Props<T>, 'rows'>) =>
  query.isFetchedAfterMount ? <QueryGate query={query} loading={loading} {...rest} /> : <Loading label={loading} />;
