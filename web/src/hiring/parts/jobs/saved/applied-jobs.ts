import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/lib/requests/query-of';
import { useSaverId } from './saver';

/** Whether the signed-in professional has applied; false for everyone else, and while loading. */
export const useAppliedTo = (): ((jobId: string) => boolean) => {
  const isProfessional = useSaverId() !== null;
  const { data } = useQuery({ ...queryOf('listAppliedJobIds'), enabled: isProfessional });
  return (jobId) => data?.jobIds.includes(jobId) ?? false;
};
