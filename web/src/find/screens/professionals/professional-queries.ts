import { keepPreviousData } from '@tanstack/react-query';
import { atCursor } from '@/lib/requests/cursor-pages';
import type { Place } from '@/components/search/search-place';
import { searchQueryOf, type ProfessionalSearch } from './search/professional-search';
import { seesMore, type Reader } from './profile/reader';
import { queryOf } from '@/lib/requests/query-of';

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
