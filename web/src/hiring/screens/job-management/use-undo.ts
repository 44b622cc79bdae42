import { useTranslation } from '@/lib/i18n/i18n';
import { toast } from '@/components/ui/base/toast';
import { useUndoStatusChanges } from '@/hiring/parts/jobs/job-queries';
import { sayRefused } from '@/lib/i18n/notices';

export type Undoable = { jobId: string; version: number };

/** Undoes status changes and reports the result, even if the rows are unmounted by then. */
export const useUndo = () => {
  const { t } = useTranslation('managing');
  const undo = useUndoStatusChanges();
  const takeBack = async (changes: readonly Undoable[]): Promise<void> => {
    try {
      const { results } = await undo.mutateAsync(changes.map(({ jobId, version }) => ({ jobId, version })));
      const refused = results.find(({ error }) => error !== null);
      const count = results.filter(({ error }) => error === null).length;
      if (count > 0) toast.success(t('undone', { count }));
      if (refused?.error) toast.error(sayRefused(refused.error));
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  return {
    isPending: undo.isPending,
    takeBack,
    offer: (text: string, changes: readonly Undoable[]) =>
      toast.success(text, { label: t('actions.undo'), onSelect: () => void takeBack(changes) }),
  };
};
