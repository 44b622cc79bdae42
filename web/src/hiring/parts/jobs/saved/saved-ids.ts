import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '@shared/text/notice';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayNotice } from '@/lib/i18n/notices';
import { toast } from '@/components/ui/base/toast';
import type { ApiResult } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

type IdsAnswer = ApiResult<'listSavedJobIds' | 'listSavedProfessionalIds'>;

export type Saving = {
  /** List of the saved items; also serializes changes. */
  list: 'listSavedJobs' | 'listSavedProfessionals';
  ids: 'listSavedJobIds' | 'listSavedProfessionalIds';
  save: (id: string) => Promise<unknown>;
  unsave: (id: string) => Promise<unknown>;
  notices: Record<'saved' | 'unsaved', Notice>;
};

const idsOf = (answer: IdsAnswer): string[] => ('jobIds' in answer ? answer.jobIds : answer.userIds);

export const savedIdsQuery = ({ ids }: Saving) => ({ ...queryOf<Saving['ids']>(ids), select: idsOf });

type Change = { id: string; saved: boolean };

const withChange = (ids: readonly string[], { id, saved }: Change): string[] => {
  const others = ids.filter((it) => it !== id);
  return saved ? [id, ...others] : others;
};

/** Whether it is saved; `unknown` until the IDs are loaded. `saver` is null for users who can't save. */
export const useIsSaved = (saving: Saving, saver: string | null, id: string, unknown = false): boolean => {
  const ids = useQuery({ ...savedIdsQuery(saving), enabled: saver !== null });
  return ids.data ? ids.data.includes(id) : unknown;
};

/** Optimistic; requests run one after another to keep the order. `onSaved` replaces the toast that it is saved. */
export const useSaveToggle = (saving: Saving, onSaved?: () => void): ((change: Change) => void) => {
  const { t } = useTranslation('marketplace');
  const queryClient = useQueryClient();
  const { queryKey } = savedIdsQuery(saving);
  const store = (change: Change): void =>
    void queryClient.setQueryData<IdsAnswer>(queryKey, (answer) => {
      const ids = withChange(answer ? idsOf(answer) : [], change);
      return saving.ids === 'listSavedJobIds' ? { jobIds: ids } : { userIds: ids };
    });

  const { mutate } = useMutation({
    scope: { id: saving.list },
    mutationFn: ({ id, saved }: Change): Promise<unknown> => (saved ? saving.save(id) : saving.unsave(id)),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      store(change);
    },
    onSuccess: (_, { id, saved }) => {
      if (saved && onSaved) onSaved();
      else if (saved) toast.success(sayNotice(saving.notices.saved));
      else
        toast.success(sayNotice(saving.notices.unsaved), {
          label: t('save.undo'),
          onSelect: () => mutate({ id, saved: true }),
        });
    },
    onError: (error, { id, saved }) => {
      store({ id, saved: !saved });
      toast.error(error instanceof Error ? error.message : t('save.failed'));
    },
    onSettled: () => readAgain(queryClient, [saving.list, saving.ids]),
  });
  return mutate;
};
