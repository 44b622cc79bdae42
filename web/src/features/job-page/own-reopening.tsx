import { useQuery } from '@tanstack/react-query';
import { managedJobQuery } from '@/entities/jobs/job-queries';
import { ReopenButton } from '@/entities/jobs/reopen-button';

/** Nothing for members who don't look after the job. */
export const OwnReopening = ({ jobId }: { jobId: string }) => {
  const { data } = useQuery(managedJobQuery(jobId));
  return data ? <ReopenButton job={data} /> : null;
};
