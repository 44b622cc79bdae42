import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsFilter, paths } from '@shared/paths';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { savedJobs } from './saved-jobs';
import { useSaveToggle } from './saved-ids';

/**
 * Saves the job that the reader wanted to save as a visitor. The toast leads to it, because the list that follows may
 * show only jobs that they can do.
 */
export const SaveKeptJob = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('marketplace');
  const navigate = useNavigate();
  const change = useSaveToggle(savedJobs, () =>
    toast.success(t('save.kept'), {
      label: t('save.view'),
      onSelect: () => void navigate(`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`),
    }),
  );
  useEffect(() => {
    void loadNotices().then(() => change({ id: jobId, saved: true }));
  }, [change, jobId]);
  return null;
};
