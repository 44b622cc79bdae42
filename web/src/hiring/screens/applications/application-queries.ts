import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '@/lib/i18n/notices';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useLiveUpdates } from '@/lib/live/live';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const myApplicationsQuery = () => pagesOf('listMyApplications', {});

export const applicationQuery = (applicationId: string) => queryOf('getApplication', { params: { applicationId } });

/** Same query as the job page, to share its cache. */
export const appliedJobQuery = (jobId: string) => queryOf('getJobDetail', { params: { jobId } });

export const useWithdraw = ({ applicationId, version }: Pick<ApplicationDetail, 'applicationId' | 'version'>) => {
  const queryClient = useQueryClient();
  const own = applicationQuery(applicationId).queryKey;
  return useMutation({
    mutationFn: (reason: string) =>
      api('withdrawApplication', { params: { applicationId }, body: { reason, version } }),
    onSuccess: (application) => {
      toast.success(say('applicationWithdrawn'));
      queryClient.setQueryData(own, application);
      void readAgain(queryClient, ['listMyApplications', 'listAppliedJobIds', 'prepareApplication', 'getJobDetail']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: own }),
  });
};

export const useLiveApplications = (): void => {
  const queryClient = useQueryClient();
  useLiveUpdates(({ type }) => {
    if (type === 'application.changed' || type === 'offer.changed' || type === 'reconnected') {
      void readAgain(queryClient, ['applications']);
    }
  });
};
