import {
  infiniteQueryOptions,
  queryOptions,
  type InvalidateQueryFilters,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiArea } from '@shared/core/api/contracts';
import {
  api,
  areaOf,
  loadSessionRoutes,
  type ApiCall,
  type ApiResult,
  type Arguments,
  type OperationName,
} from '../api/api';
import { atCursor } from './cursor-pages';

type Kind = 'one' | 'pages';

type Call<N extends OperationName> = ApiCall<N> | undefined;

const keyOf = <N extends OperationName>(name: N, kind: Kind, call: Call<N>) => [name, kind, call ?? {}] as const;

/** The key consists of operation and call. Spread to extend: `{ ...queryOf('getJob', call), staleTime: 0 }`. */
export const queryOf = <N extends OperationName>(name: N, ...[call]: Arguments<N>) =>
  queryOptions<ApiResult<N>, Error, ApiResult<N>>({
    queryKey: keyOf(name, 'one', call),
    queryFn: ({ signal }) => api(name, ...([call, { signal }] as unknown as Arguments<N>)),
  });

type PagedName = {
  [N in OperationName]: ApiResult<N> extends { nextCursor: string | null } ? N : never;
}[OperationName];
type WithoutCursor<C> = C extends { query: infer Q } ? Omit<C, 'query'> & { query?: Omit<Q, 'cursor'> } : C;

/** Like `queryOf`, for infinite lists. The call omits the cursor. */
export const pagesOf = <N extends PagedName>(name: N, call: WithoutCursor<ApiCall<N>>) =>
  infiniteQueryOptions({
    queryKey: keyOf(name, 'pages', call as Call<N>),
    queryFn: ({ pageParam, signal }): Promise<ApiResult<N>> => {
      const parts = call as { query?: object };
      const at = { ...parts, query: { ...parts.query, ...atCursor(pageParam) } };
      return api(name, ...([at, { signal }] as unknown as Arguments<N>));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ApiResult<N>) => (page as { nextCursor: string | null }).nextCursor,
  });

/** Key of data derived from several calls of an operation; invalidated with them. */
export const derivedKey = (name: OperationName, what: string) => [name, 'derived', what] as const;

export type Touched = ApiArea | OperationName;

export const cached = (...touched: readonly Touched[]) => {
  const names = new Set<unknown>(touched);
  return {
    predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean =>
      names.has(name) || names.has(areaOf(name as OperationName)),
  };
};

type ReadAgainOptions = Pick<InvalidateQueryFilters, 'refetchType'> & {
  except?: readonly Touched[];
};

/** Invalidates responses of these areas and operations: active queries refetch now, others when next used. */
export const readAgain = async (
  client: QueryClient,
  touched: readonly Touched[] | 'everything',
  { except = [], ...options }: ReadAgainOptions = {},
): Promise<void> => {
  // Needed to map session operations to areas. If unavailable, no session data was read.
  await loadSessionRoutes().catch(() => undefined);
  const wanted = touched === 'everything' ? null : cached(...touched);
  const kept = cached(...except);
  await client.invalidateQueries({
    predicate: (query) => (wanted === null || wanted.predicate(query)) && !kept.predicate(query),
    ...options,
  });
};
