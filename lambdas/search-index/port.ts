import type { MatchedJob } from '@shared/hiring/rules/match/match-subject-of';
import type { JobStatus, JobType, ManagedJobSort, Specialty } from '@shared/core/model/enumerations';
import type { Area, Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import type { JobCard } from '@shared/hiring/model/job';
import type { HighlightedText, JobFacets, JobFilters } from '@shared/find/model/job-search';
import type { IndexChange, SearchIndex, SearchPosition } from './index-port';

/** Indexed job. Never contains contact details, questions or internal data except the responsible users. */
export type JobDocument = Omit<JobCard, 'status'> &
  MatchedJob & {
    organizationId: string;
    /** Includes drafts, for the employer's own list. */
    status: JobStatus;
    description: string;
    requirements: string;
    createdAt: string;
    /** Responsible users, the poster first. */
    responsible: readonly string[];
    /** Annual pay: the upper bound, or the lower one without it; null if the pay basis has none. */
    payYearlyCents: number | null;
    payWeeklyCents: number | null;
    /** Increases with every change: an older document never replaces a newer one; an equal one does. */
    revision: number;
  };

/** `salary` by annual and `weekly_pay` by weekly pay in US dollars, highest first, missing last. */
export type JobOrder = 'relevance' | 'newest' | 'oldest' | 'salary' | 'weekly_pay' | 'title' | 'organization';

export type PublicJobSearch = {
  filters: JobFilters;
  /** `relevance` without a text is `newest`. */
  sort: JobOrder;
  after: SearchPosition | null;
  limit: number;
  now: Date;
  /** IDs of jobs that the person hid. */
  hidden?: readonly string[];
};

export type JobSearchHit = {
  document: JobDocument;
  /** Score of the text; null in other orders than relevance. */
  score: number | null;
  highlights: Record<'title' | 'organization' | 'specialty' | 'description', HighlightedText | null>;
};
export type JobSearchPage = {
  hits: JobSearchHit[];
  total: number;
  facets: JobFacets;
  next: SearchPosition | null;
};

type Counted<T extends string> = { value: T; count: number }[];
export type OfferedWork = {
  profession: Counted<Profession>;
  unit: Counted<Unit>;
  area: Counted<Area>;
  specialty: Counted<Specialty>;
  /** One name per town. */
  town: Counted<string>;
  organization: Counted<string>;
};

export type ManagedJobSearch = {
  organizationId: string;
  /** Limits the result to jobs this user is responsible for. */
  responsible: string | null;
  /** Limits the result to jobs this user posted. */
  poster: string | null;
  q: string;
  status: JobStatus | null;
  jobType: JobType | null;
  specialty: Specialty | null;
  /** Part of the location; empty for any. */
  location: string;
  sort: ManagedJobSort;
  after: SearchPosition | null;
  limit: number;
};

/**
 * Every word except stop words must occur: exactly, as a prefix if it has enough letters (`isPrefix` in fold-text.ts),
 * or with a typo. By relevance, newer jobs, jobs with pay, and those with the text in their title come first: see
 * job-ranking.ts. The text is not read here: see understood-filters.ts.
 * All adapters pass test/support/find/job-search-contract.ts.
 */
export type JobSearch = {
  /** Active jobs with counts. Only the last page may be short. */
  search(query: PublicJobSearch): Promise<JobSearchPage>;
  similar(document: JobDocument, limit: number): Promise<JobDocument[]>;
  /** IDs in order; rows are read from the table. */
  managed(query: ManagedJobSearch): Promise<{ jobIds: string[]; next: SearchPosition | null }>;
  /** Returns the words that no job contains, as whole words. */
  unknown(words: readonly string[]): Promise<string[]>;
  /** Active jobs first published after `since`, newest first, for alerts. */
  publishedSince(filters: JobFilters, since: string, limit: number, hidden?: readonly string[]): Promise<JobDocument[]>;
  /** Counts what active jobs offer, most first. */
  offered(): Promise<OfferedWork>;
};

export type JobIndexChange = IndexChange<JobDocument>;
export type JobIndex = SearchIndex<JobDocument>;
