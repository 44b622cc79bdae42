import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { readAgain } from '@/lib/requests/query-of';

type Change = { jobId: string; hidden: boolean };

/** Hides a job or shows it again; requests run one after another to keep the order. */
export const useHideJob = (): UseMutationResult<unknown, Error, Change> => {
  const { t } = useTranslation('marketplace');
  const client = useQueryClient();
  const mutation = useMutation<unknown, Error, Change>({
    scope: { id: 'listHiddenJobs' },
    mutationFn: ({ jobId, hidden }) => queuedApi(hidden ? 'hideJob' : 'unhideJob', { params: { jobId } }),
    onSuccess: (_, { jobId, hidden }) => {
      if (hidden)
        toast.success(say('jobHidden'), {
          label: t('save.undo'),
          onSelect: () => mutation.mutate({ jobId, hidden: false }),
        });
      else toast.success(say('jobUnhidden'));
      return readAgain(client, ['searchMatchedJobs', 'recommendJobs', 'listHiddenJobs']);
    },
    onError: (error) => toast.error(error.message),
  });
  return mutation;
};
