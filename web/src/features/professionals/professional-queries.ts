import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { messages } from '@shared/messages';
import type { ProfessionalView } from '@shared/model/professional-view';
import type { Saving } from '@/components/marketplace/saved-ids';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import type { Place } from '@/lib/search-place';
import { searchQueryOf, type ProfessionalSearch } from './professional-search';
import { seesMore, type Reader } from './reader';

/** A page of those whom the search finds. The one before stays in sight while the next is read. */
export const searchQuery = (
  reader: Pick<Reader, 'kind'>,
  { search, cursor }: Pick<Place<ProfessionalSearch>, 'search' | 'cursor'>,
) => {
  const isTeam = seesMore(reader);
  const query = { ...searchQueryOf(search, isTeam), ...atCursor(cursor) };
  return queryOptions({
    queryKey: ['professionals', isTeam ? 'team' : 'public', query],
    queryFn: ({ signal }) => api(isTeam ? 'searchProfessionals' : 'searchPublicProfessionals', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** One profile as the reader may see it. Who belongs to no team yet sees what everybody sees. */
export const profileQuery = ({ kind }: Pick<Reader, 'kind'>, userId: string) => {
  const isPublic = kind === 'visitor' || kind === 'teamless';
  return queryOptions({
    queryKey: ['professionals', 'one', isPublic ? 'public' : kind, userId],
    queryFn: ({ signal }) =>
      api(isPublic ? 'getPublicProfessional' : 'getProfessional', { params: { userId } }, { signal }),
  });
};

/** The professionals whom an employer keeps. */
export const savedProfessionals: Saving = {
  name: 'saved-professionals',
  readIds: async (signal) => (await api('listSavedProfessionalIds', undefined, { signal })).userIds,
  save: (userId) => api('saveProfessional', { params: { userId } }),
  unsave: (userId) => api('unsaveProfessional', { params: { userId } }),
  messages: { saved: messages.professionalSaved, unsaved: messages.professionalUnsaved },
};

export const savedProfessionalsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [savedProfessionals.name, 'list', userId],
    queryFn: ({ pageParam, signal }) => api('listSavedProfessionals', { query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

const recent = 'recent-professionals';

export const recentProfessionalsQuery = (userId: string) =>
  queryOptions({
    queryKey: [recent, userId],
    queryFn: ({ signal }) => api('listRecentProfessionals', undefined, { signal }),
  });

/** A view that is not counted is no loss to who looks. */
const record = async (queryClient: QueryClient, userId: string): Promise<void> => {
  await api('recordProfileView', { params: { userId } }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: [recent] });
};

/** Tells the server that a profile was looked at: its owner counts views, who looks finds it again. */
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
