import type { ReceivedApplication } from '@shared/hiring/model/application';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useApplicantCache } from '../drawer/applicant-cache';
import { type BulkPart, type BulkRow, partsOf, runParts } from './bulk-run';

/** Only the version that the move produced can be undone. */
export type UndoableMove = Pick<BulkRow, 'applicationId' | 'jobId' | 'version'>;

export const useUndoMoves = () => {
  const { t } = useTranslation('applicants');
  const cache = useApplicantCache();

  const send = async ({ jobId, applications }: BulkPart) => {
    const { results } = await api(
      'undoApplicationMoves',
      { params: { jobId }, body: { applications } },
      { idempotencyKey: crypto.randomUUID() },
    );
    for (const { application } of results) if (application) cache.storeRow(application);
    return results;
  };

  const readAgain = (rows: readonly Pick<ReceivedApplication, 'applicationId'>[]): void => {
    for (const { applicationId } of rows)
      if (cache.isShown(applicationId)) void cache.read(applicationId).then(cache.store, () => undefined);
  };

  const takeBack = async (moves: readonly UndoableMove[]): Promise<void> => {
    const { changed, failed } = await runParts(partsOf(moves), send, () => undefined);
    readAgain(moves);
    cache.markMetrics();
    if (changed.length > 0) toast.success(t('undo.done', { count: changed.length }));
    if (failed[0]) toast.error(t('undo.failed', { count: failed.length, message: failed[0].message }));
    if (failed.length > 0) await cache.readLists();
  };

  return {
    takeBack,
    offer: (text: string, moves: readonly UndoableMove[]) =>
      toast.success(text, { label: t('undo.label'), onSelect: () => void takeBack(moves) }),
  };
};
