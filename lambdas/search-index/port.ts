import type { JobStatus, ManagedJobSort } from '@shared/model/enumerations';
import type { JobCard } from '@shared/model/job';
import type { HighlightedText, JobFacets, JobFilters } from '@shared/model/job-search';
import type { IndexChange, SearchIndex, SearchPosition } from './index-port';

/** A posting as the index holds it. Never contact details, questions or anything that only the team reads, apart from who is responsible. */
export type JobDocument = Omit<JobCard, 'status'> & {
  organizationId: string;
  /** Drafts are indexed, too: the employer's own list finds them. */
  status: JobStatus;
  description: string;
  createdAt: string;
  /** Who posted it and who it is assigned to. */
  responsible: readonly string[];
  /** The higher bound, or the lower one without it, by the year; null where the basis has no year. */
  payYearlyCents: number | null;
  /** Grows with every change of the posting: an older document never replaces a newer one, an equal one does. */
  revision: number;
};

/** `salary` is by yearly pay in US dollars, highest first; postings without it come last. */
export type JobOrder = 'relevance' | 'newest' | 'oldest' | 'salary' | 'title' | 'organization';

export type PublicJobSearch = {
  filters: JobFilters;
  /** `relevance` without a text is `newest`. */
  sort: JobOrder;
  after: SearchPosition | null;
  limit: number;
  /** "Posted within" counts from here. */
  now: Date;
};

export type JobSearchHit = {
  document: JobDocument;
  highlights: Record<'title' | 'organization' | 'specialty' | 'description', HighlightedText | null>;
};
export type JobSearchPage = {
  hits: JobSearchHit[];
  total: number;
  facets: JobFacets;
  next: SearchPosition | null;
};

export type ManagedJobSearch = {
  organizationId: string;
  /** Only postings that this person is responsible for. */
  responsible: string | null;
  q: string;
  status: JobStatus | null;
  sort: ManagedJobSort;
  after: SearchPosition | null;
  limit: number;
};

/**
 * Finds postings. The embedded adapter and OpenSearch pass the same tests (test/support/job-search-contract.ts). Every
 * word of the text, stop words aside, must occur in title, organisation, specialty, department or description: exactly,
 * as the beginning of a word, or with a typo; `wordsOf` of words.ts says what a word is.
 */
export type JobSearch = {
  /** Active postings with counts. A page is short only when it is the last. */
  search(query: PublicJobSearch): Promise<JobSearchPage>;
  /** Active postings most like this one, best first, without itself. */
  similar(document: JobDocument, limit: number): Promise<JobDocument[]>;
  /** Ids in order; the rows are then read from the table. */
  managed(query: ManagedJobSearch): Promise<{ jobIds: string[]; next: SearchPosition | null }>;
  /** Active postings first published after `since`, newest first: what an alert mails. */
  publishedSince(filters: JobFilters, since: string, limit: number): Promise<JobDocument[]>;
};

export type JobIndexChange = IndexChange<JobDocument>;
export type JobIndex = SearchIndex<JobDocument>;
