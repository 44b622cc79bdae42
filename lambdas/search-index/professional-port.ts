import type { PersonSubject } from '@shared/hiring/rules/match/match-subjects';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { ProfessionalFacets, ProfessionalSearchQuery } from '@shared/find/model/professional-search';
import type { JobInterest, StateCode } from '@shared/people/model/profile-vocabulary';
import type { IndexChange, SearchIndex, SearchPosition } from './index-port';

/** Indexed views: `limited` for the public and other professionals, `standard` for employers. */
export type SearchAccess = 'limited' | 'standard';

/** A state, or all Nurse Licensure Compact states. */
export type LicensedArea = StateCode | 'nlc';

/** One view per access level, and filter values. Never contains numbers, contact details, or private data. */
export type ProfessionalDocument = Record<SearchAccess, ProfessionalCard> & {
  userId: string;
  licensedUntil: Partial<Record<LicensedArea, string>>;
  /** Data for matching, with the approximate place of the home. Never shown. */
  subject: PersonSubject;
  /** For employers only; missing in older documents. */
  interests?: readonly JobInterest[] | undefined;
  flexible?: boolean | undefined;
  /** Organizations this professional is hidden from. */
  blocked: readonly string[];
  updatedAt: string;
  /** Increases with every read of the table: an older document never replaces a newer one. */
  revision: number;
};

export type ProfessionalFilters = Omit<ProfessionalSearchQuery, 'sort' | 'cursor'>;

/** `rate` by minimum in US dollars, lowest first; `rating` and `reviews` highest first, missing last. */
export type ProfessionalOrder = 'relevance' | 'rating' | 'reviews' | 'rate' | 'experience' | 'newest';

export type ProfessionalSearchRequest = {
  filters: ProfessionalFilters;
  access: SearchAccess;
  /** The searching member's organization. */
  organizationId: string | null;
  sort: ProfessionalOrder;
  after: SearchPosition | null;
  limit: number;
  /** Licenses expired before this calendar day do not count. */
  today: string;
  /** Limits the result to later updates. */
  updatedAfter?: string;
};

export type ProfessionalSearchPage = {
  cards: ProfessionalCard[];
  total: number;
  facets: ProfessionalFacets;
  next: SearchPosition | null;
};

/** Search for people who take new work in one of the professions, to match with a job. */
export type CandidateRequest = {
  professions: readonly Profession[];
  /** People licensed here come first, then by last update. */
  state: StateCode | null;
  organizationId: string;
  limit: number;
  today: string;
};

export type ProfessionalCandidate = Pick<ProfessionalDocument, 'userId' | 'subject'>;

/** `total` may exceed the limit. */
export type ProfessionalCandidates = { people: ProfessionalCandidate[]; total: number };

/**
 * Every word must occur in what the reader may see; anonymous professionals have no name.
 * All adapters pass test/support/find/professional-search-contract.ts.
 */
export type ProfessionalSearch = {
  search(request: ProfessionalSearchRequest): Promise<ProfessionalSearchPage>;
  candidates(request: CandidateRequest): Promise<ProfessionalCandidates>;
};

export type ProfessionalIndexChange = IndexChange<ProfessionalDocument>;
export type ProfessionalIndex = SearchIndex<ProfessionalDocument>;
