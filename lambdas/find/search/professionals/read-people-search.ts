import type { ProfessionalSearchResult } from '@shared/find/model/professional-search';
import { limits } from '@shared/limits';
import { isCalled } from '../../../search-index/names-in-text';
import type {
  ProfessionalSearch,
  ProfessionalSearchPage,
  ProfessionalSearchRequest,
  SearchAccess,
} from '../../../search-index/professional-port';
import { readPeople, type PeopleReading } from '../../../search-index/understood-people';

type Found = Pick<ProfessionalSearchResult, 'understood'> & { page: ProfessionalSearchPage };

/** Returns the first reading with results: as a name, then as interpreted words, then as literal words. */
export const readPeopleSearch = async (
  index: Pick<ProfessionalSearch, 'search'>,
  request: ProfessionalSearchRequest,
  /** Reader's access to people. */
  sees: SearchAccess = request.access,
): Promise<Found> => {
  const { filters } = request;
  const search = ({ filters: read }: PeopleReading) => index.search({ ...request, filters: read });
  /** First page, which decides the reading for every page. */
  const first = async (reading: PeopleReading): Promise<ProfessionalSearchPage> =>
    index.search({ ...request, filters: reading.filters, sort: 'relevance', after: null, limit: limits.pageSize });
  if (!filters.q) return { page: await index.search(request), understood: null };
  const { named, read, corrected } = await readPeople({ filters, access: sees });
  for (const reading of named) {
    const { cards } = await first(reading);
    const isFound = cards.some((card) => !card.anonymous && isCalled(card.displayName, reading.filters.q ?? ''));
    if (isFound) return { page: await search(reading), understood: reading.understood };
  }
  for (const readings of [() => read, corrected]) {
    for (const reading of readings()) {
      const page = await search(reading);
      if (page.total > 0) return { page, understood: reading.understood };
    }
  }
  const [likeliest] = read;
  return { page: await search(likeliest!), understood: likeliest!.understood };
};
