import { useQuery } from '@tanstack/react-query';
import { managedJobQuery } from '@/hiring/parts/jobs/job-queries';
import { ReopenButton } from '@/hiring/parts/jobs/reopening/reopen-button';
import styles from './job-page.module.css';

/** Renders nothing for members who aren't responsible for the job. */
export const OwnReopening = ({ jobId }: { jobId: string }) => {
  const { data } = useQuery(managedJobQuery(jobId));
  return data ? <ReopenButton job={data} className={styles.reopening} /> : null;
};
