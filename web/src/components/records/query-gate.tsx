import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Loading } from '@/components/ui/base/loading';
import { ApiError } from '@/lib/api/api-error';

type Gone = { title: string; text: string; action?: ReactNode };
type Props<T> = {
  query: UseQueryResult<T>;
  loading: string;
  rows?: number;
  gone?: Gone;
  children: (data: T) => ReactNode;
};

/** Options for a form's query: always starts from fresh data and does not refetch while the user is editing. */
export const asStoredNow = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const QueryGate = <T,>({ query, loading, rows, gone, children }: Props<T>) => {
  const pending = rows === undefined ? <Loading label={loading} /> : <ListSkeleton rows={rows} label={loading} />;
  // Parts that depend on data may wait for their texts, while the page with its heading stays.
  if (query.data !== undefined) return <Suspense fallback={pending}>{children(query.data)}</Suspense>;
  if (query.isPending) return pending;
  if (gone && query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState illustration="search" {...gone} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
};

/** Like `QueryGate`, for a query `asStoredNow`: does not show cached data. */
export const FormGate = <T,>({ query, loading, ...rest }: Omit<Props<T>, 'rows'>) =>
  query.isFetchedAfterMount ? <QueryGate query={query} loading={loading} {...rest} /> : <Loading label={loading} />;
