import type { ProfessionalCard } from '@shared/model/professional-view';
import type { ProfessionalFacets, ProfessionalSearchQuery } from '@shared/model/professional-search';
import type { StateCode } from '@shared/model/profile-vocabulary';
import type { IndexChange, SearchIndex, SearchPosition } from './index-port';

/** The two views that the index knows: the public's and other professionals', and that of employers. */
export type SearchAccess = 'limited' | 'standard';

/** Where a license is good: in a state, or in every state of the Nurse Licensure Compact. */
export type LicensedArea = StateCode | 'nlc';

/**
 * A professional as the index holds them: what each kind of reader sees, cut where all views are cut, and what filters
 * compare. Never numbers, contact or anything private.
 */
export type ProfessionalDocument = Record<SearchAccess, ProfessionalCard> & {
  userId: string;
  /** The last day of the license that lasts longest. */
  licensedUntil: Partial<Record<LicensedArea, string>>;
  /** Organisations that never find this professional. */
  blocked: readonly string[];
  updatedAt: string;
  /** Grows with every look at the table: an older document never replaces a newer one. */
  revision: number;
};

export type ProfessionalFilters = Omit<ProfessionalSearchQuery, 'sort' | 'cursor'>;

/** `rate` is by the lower bound in US dollars, lowest first; `rating` and `reviews` highest first, those without last. */
export type ProfessionalOrder = 'relevance' | 'rating' | 'reviews' | 'rate' | 'experience' | 'newest';

export type ProfessionalSearchRequest = {
  filters: ProfessionalFilters;
  access: SearchAccess;
  /** Of a member who searches. */
  organizationId: string | null;
  /** `relevance` without a text is `newest`. */
  sort: ProfessionalOrder;
  after: SearchPosition | null;
  limit: number;
  /** Licenses that have expired before this calendar day do not count. */
  today: string;
};

export type ProfessionalSearchPage = {
  /** As readers of this access see them. */
  cards: ProfessionalCard[];
  total: number;
  facets: ProfessionalFacets;
  next: SearchPosition | null;
};

/**
 * Finds professionals. The embedded adapter and OpenSearch pass the same tests
 * (test/support/professional-search-contract.ts). Every word of the text must occur in what the reader sees of name,
 * title, specialty, skills and bio; somebody anonymous has no name.
 */
export type ProfessionalSearch = {
  /** A page is short only when it is the last. */
  search(request: ProfessionalSearchRequest): Promise<ProfessionalSearchPage>;
};

export type ProfessionalIndexChange = IndexChange<ProfessionalDocument>;
export type ProfessionalIndex = SearchIndex<ProfessionalDocument>;
