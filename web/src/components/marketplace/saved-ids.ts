import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { toast } from '@/components/ui/toast';

/** A kind of thing that somebody keeps for later. */
export type Saving = {
  /** In the cache, and of the queue of requests. */
  name: 'saved-jobs' | 'saved-professionals';
  readIds: (signal: AbortSignal) => Promise<string[]>;
  save: (id: string) => Promise<unknown>;
  unsave: (id: string) => Promise<unknown>;
  messages: { saved: string; unsaved: string };
};

export const savedIdsQuery = ({ name, readIds }: Saving, userId: string) =>
  queryOptions({
    queryKey: [name, 'ids', userId] as const,
    queryFn: ({ signal }) => readIds(signal),
  });

type Change = { id: string; saved: boolean };

const withChange = (ids: readonly string[], { id, saved }: Change): string[] => {
  const others = ids.filter((it) => it !== id);
  return saved ? [id, ...others] : others;
};

/** Whether it is saved; `unknown` until the ids have been read. `saver` is null for those who save none. */
export const useIsSaved = (saving: Saving, saver: string | null, id: string, unknown = false): boolean => {
  const ids = useQuery({ ...savedIdsQuery(saving, saver ?? ''), enabled: saver !== null });
  return ids.data ? ids.data.includes(id) : unknown;
};

/** Saves it or takes it back. What was pressed shows at once; one request after the other keeps the order. */
export const useSaveToggle = (saving: Saving, saver: string | null): ((change: Change) => void) => {
  const { t } = useTranslation('marketplace');
  const queryClient = useQueryClient();
  const { queryKey } = savedIdsQuery(saving, saver ?? '');

  const { mutate } = useMutation({
    scope: { id: saving.name },
    mutationFn: ({ id, saved }: Change): Promise<unknown> => (saved ? saving.save(id) : saving.unsave(id)),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (ids) => withChange(ids ?? [], change));
    },
    onSuccess: (_, { id, saved }) => {
      if (saved) toast.success(saving.messages.saved);
      else
        toast.success(saving.messages.unsaved, {
          label: t('save.undo'),
          onSelect: () => mutate({ id, saved: true }),
        });
    },
    onError: (error, { id, saved }) => {
      queryClient.setQueryData(queryKey, (ids) => withChange(ids ?? [], { id, saved: !saved }));
      toast.error(error instanceof Error ? error.message : t('save.failed'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [saving.name] }),
  });
  return mutate;
};
