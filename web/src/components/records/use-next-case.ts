import { type useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rowsOf } from '@/lib/requests/cursor-pages';

type Waiting<Row> = Pick<
  ReturnType<typeof useInfiniteQuery<unknown, Error, { pages: readonly { items: readonly Row[] }[] }>>,
  'data' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'
>;

/** The case below the current one in its queue, or the first one if the current one isn't in it any more. */
export const useNextCase = <Row>(waiting: Waiting<Row>, isCurrent: (row: Row) => boolean): Row | undefined => {
  const { data, hasNextPage, isFetching, fetchNextPage } = waiting;
  const rows = rowsOf(data);
  const at = rows.findIndex(isCurrent);
  const next = rows[at + 1];
  const isAtEnd = at >= 0 && next === undefined && hasNextPage && !isFetching;
  useEffect(() => {
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);
  return next;
};
