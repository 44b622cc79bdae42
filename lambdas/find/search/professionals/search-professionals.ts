import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ProfessionalSearchQuery, ProfessionalSearchResult } from '@shared/find/model/professional-search';
import { requireVerified, type AuthorizedCaller } from '../../../platform/http/caller';
import { earliestToday } from '../../../platform/clock';
import { unnamedCard } from '../../../store/people/profiles/professional-view';
import type { SearchAccess } from '../../../search-index/professional-port';
import type { Deps } from '../ports';
import { readPeopleSearch } from './read-people-search';
import { searchCursor } from '../search-cursor';

type Reader = { access: SearchAccess; organizationId: string | null; unnamed?: boolean };
type SearchDeps = Pick<Deps, 'professionals' | 'cursors' | 'clock'>;

/** Returns whether the query filters by certifications, interests, or preferences, which only employers see. */
const asksHidden = ({ certification, interest, flexible }: Partial<ProfessionalSearchQuery>): boolean =>
  Boolean(certification ?? interest ?? flexible);

export const searchPublicProfessionals = (
  deps: SearchDeps,
  query: ProfessionalSearchQuery,
): Promise<ProfessionalSearchResult> => search(deps, { access: 'limited', organizationId: null }, query);

/** Shows more to employers and support, and leaves out professionals who blocked the caller's organization. */
export const searchProfessionals = (
  deps: SearchDeps,
  { caller, ...query }: ProfessionalSearchQuery & { caller: AuthorizedCaller },
): Promise<ProfessionalSearchResult> => {
  const access = caller.scope === 'limited' ? 'limited' : 'standard';
  const reader = { access, organizationId: caller.membership?.organizationId ?? null } as const;
  if (!caller.unverified) return search(deps, reader, query);
  if (query.sort === 'rate' || asksHidden(query)) requireVerified(caller);
  return search(deps, { ...reader, unnamed: true }, query);
};

const search = async (
  deps: SearchDeps,
  { access, organizationId, unnamed }: Reader,
  { sort, cursor, ...filters }: ProfessionalSearchQuery,
): Promise<ProfessionalSearchResult> => {
  const order = sort ?? (filters.q ? 'relevance' : 'newest');
  // The order would reveal hidden rates; the filters would reveal hidden fields.
  if (order === 'rate' && access === 'limited') throw new AppError('FORBIDDEN');
  const asked = { ...filters, sort: order, access, organizationId: organizationId ?? undefined };
  const cursors = searchCursor(deps.cursors, 'searchProfessionals', asked);
  if (asksHidden(filters) && access === 'limited') throw new AppError('FORBIDDEN');
  const request = {
    filters,
    access,
    organizationId,
    sort: order,
    after: await cursors.read(cursor),
    limit: limits.pageSize,
    today: earliestToday(deps.clock.now()),
  };
  const sees = unnamed ? 'limited' : access;
  const { page, understood } = await readPeopleSearch(deps.professionals, request, sees);
  const { cards, total, facets, next } = page;
  return {
    items: unnamed ? cards.map(unnamedCard) : cards,
    total,
    facets: sees === 'limited' ? { ...facets, interest: [], flexible: 0 } : facets,
    understood,
    nextCursor: await cursors.write(next),
  };
};
