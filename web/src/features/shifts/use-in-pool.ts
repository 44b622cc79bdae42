import { useQuery } from '@tanstack/react-query';
import { professionalQueueQuery } from '@/entities/queue/queue-queries';

/** Undefined until it is known. The rail reads the same. */
export const useInPool = (): boolean | undefined => useQuery(professionalQueueQuery()).data?.inPool;
