import { useEffect } from 'react';
import { loadNotices } from '@/lib/i18n/notices';
import { savedJobs } from './saved-jobs';
import { useSaveToggle } from './saved-ids';

/** Saves the job that the reader wanted to save as a visitor, with a toast. */
export const SaveKeptJob = ({ jobId }: { jobId: string }) => {
  const change = useSaveToggle(savedJobs);
  useEffect(() => {
    void loadNotices().then(() => change({ id: jobId, saved: true }));
  }, [change, jobId]);
  return null;
};
