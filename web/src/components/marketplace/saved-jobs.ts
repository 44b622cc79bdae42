import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { messages } from '@shared/messages';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { useSaverId } from './saver';

const savedJobs = ['saved-jobs'] as const;
export const savedJobIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedJobs, 'ids', userId],
    queryFn: async ({ signal }) => (await api('listSavedJobIds', undefined, { signal })).jobIds,
  });

type Change = { jobId: string; saved: boolean };

const withChange = (ids: readonly string[], { jobId, saved }: Change): string[] => {
  const others = ids.filter((id) => id !== jobId);
  return saved ? [jobId, ...others] : others;
};

/** Whether a job is saved; `unknown` until the ids have been read. */
export const useIsSaved = (jobId: string, unknown = false): boolean => {
  const saver = useSaverId();
  const ids = useQuery({ ...savedJobIdsQuery(saver ?? ''), enabled: saver !== null });
  return ids.data ? ids.data.includes(jobId) : unknown;
};

/** Saves a job or takes it back. What was pressed shows at once; one request after the other keeps the order. */
export const useSaveToggle = (): ((change: Change) => void) => {
  const { t } = useTranslation('marketplace');
  const queryClient = useQueryClient();
  const saver = useSaverId();
  const { queryKey } = savedJobIdsQuery(saver ?? '');

  const { mutate } = useMutation({
    scope: { id: 'saved-jobs' },
    mutationFn: async ({ jobId, saved }: Change): Promise<unknown> => {
      const params = { jobId };
      return saved ? api('saveJob', { params }) : api('unsaveJob', { params });
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (ids) => withChange(ids ?? [], change));
    },
    onSuccess: (_, { jobId, saved }) => {
      if (saved) toast.success(messages.jobSaved);
      else
        toast.success(messages.jobUnsaved, {
          label: t('save.undo'),
          onSelect: () => mutate({ jobId, saved: true }),
        });
    },
    onError: (error, { jobId, saved }) => {
      queryClient.setQueryData(queryKey, (ids) => withChange(ids ?? [], { jobId, saved: !saved }));
      toast.error(error instanceof Error ? error.message : t('save.failed'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedJobs }),
  });
  return mutate;
};
