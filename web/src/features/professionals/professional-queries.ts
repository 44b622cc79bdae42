import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notice } from '@shared/text/notice';
import type { ProfessionalView } from '@shared/model/professional-view';
import type { Saving } from '@/entities/jobs/saved-ids';
import { api } from '@/lib/api/api';
import { atCursor } from '@/lib/requests/cursor-pages';
import type { Place } from '@/components/search/search-place';
import { searchQueryOf, type ProfessionalSearch } from './professional-search';
import { seesMore, type Reader } from './reader';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const searchQuery = (
  reader: Pick<Reader, 'kind'>,
  { search, cursor }: Pick<Place<ProfessionalSearch>, 'search' | 'cursor'>,
) => {
  const isTeam = seesMore(reader);
  const query = { ...searchQueryOf(search, isTeam), ...atCursor(cursor) };
  return {
    ...queryOf<'searchProfessionals' | 'searchPublicProfessionals'>(
      isTeam ? 'searchProfessionals' : 'searchPublicProfessionals',
      { query },
    ),
    placeholderData: keepPreviousData,
  };
};

/** A profile as this viewer may see it. Employers without a team see the public version. */
export const profileQuery = ({ kind }: Pick<Reader, 'kind'>, userId: string) => {
  const isPublic = kind === 'visitor' || kind === 'teamless';
  return queryOf<'getPublicProfessional' | 'getProfessional'>(isPublic ? 'getPublicProfessional' : 'getProfessional', {
    params: { userId },
  });
};

export const savedProfessionals: Saving = {
  list: 'listSavedProfessionals',
  ids: 'listSavedProfessionalIds',
  save: (userId) => api('saveProfessional', { params: { userId } }),
  unsave: (userId) => api('unsaveProfessional', { params: { userId } }),
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
