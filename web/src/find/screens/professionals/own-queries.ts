import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notice } from '@shared/text/notice';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import type { Saving } from '@/hiring/parts/jobs/saved/saved-ids';
import { api } from '@/lib/api/api';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';
import type { Reader } from './profile/reader';

export const savedProfessionals: Saving = {
  list: 'listSavedProfessionals',
  ids: 'listSavedProfessionalIds',
  save: (userId) => queuedApi('saveProfessional', { params: { userId } }),
  unsave: (userId) => queuedApi('unsaveProfessional', { params: { userId } }),
  notices: { saved: notice('professionalSaved'), unsaved: notice('professionalUnsaved') },
};

export const savedProfessionalsQuery = () => pagesOf('listSavedProfessionals', {});

export const recentProfessionalsQuery = () => queryOf('listRecentProfessionals');

/** Failures are silent. */
const record = async (queryClient: QueryClient, userId: string): Promise<void> => {
  await api('recordProfileView', { params: { userId } }).catch(() => undefined);
  await readAgain(queryClient, ['listRecentProfessionals']);
};

export const useRecordView = (
  { kind }: Reader,
  view: Pick<ProfessionalView, 'userId' | 'access'> | undefined,
): void => {
  const queryClient = useQueryClient();
  const isCounted = kind === 'member' || kind === 'professional';
  const seen = view && view.access !== 'own' && isCounted ? view.userId : null;
  useEffect(() => {
    if (seen !== null) void record(queryClient, seen);
  }, [queryClient, seen]);
};
