import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';

/** The page of results that `options` read. An expired cursor, as in an old link, calls `startOver`. */
export const useResults = <T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>, startOver: () => void) => {
  const results = useQuery(options);
  const isOutdated = results.error instanceof ApiError && results.error.code === 'INVALID_CURSOR';
  const beginAgain = useEffectEvent(startOver);
  useEffect(() => {
    if (isOutdated) beginAgain();
  }, [isOutdated]);
  return {
    data: results.data,
    error: results.error,
    isOld: results.isPlaceholderData,
    isPending: results.isPending || isOutdated,
    isError: results.isError && !isOutdated,
    retry: () => void results.refetch(),
  };
};
