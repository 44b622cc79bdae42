import { useNavigate } from 'react-router-dom';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useDuplicateJob } from './job-queries';

export const useDuplicate = () => {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const copy = useDuplicateJob();
  const duplicate = (job: ManagedJob) =>
    void oneAtATime(async () => {
      try {
        const { jobId } = await copy.mutateAsync(job);
        toast.success(t('duplicated'));
        void navigate(pathTo(paths.editJob, { jobId }));
      } catch (error) {
        toast.error((error as Error).message);
      }
    });
  return { duplicate, isPending: copy.isPending };
};
