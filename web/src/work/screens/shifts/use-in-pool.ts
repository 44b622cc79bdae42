import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { professionalQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { readAgain } from '@/lib/requests/query-of';

/**
 * Undefined while loading. The rail reads the same query, perhaps before the person accepted an offer or an invitation:
 * a no is reloaded where it matters.
 */
export const useInPool = (): boolean | undefined => {
  const client = useQueryClient();
  const inPool = useQuery(professionalQueueQuery()).data?.inPool;
  useEffect(() => {
    if (inPool === false) void readAgain(client, ['getProfessionalQueue']);
  }, [client, inPool]);
  return inPool;
};
