import type { MatchedProfile } from '@shared/domain/match';
import type { Clock } from '../runtime/clock';
import type { Cursors } from '../runtime/cursor';
import type { PostingLists } from '../runtime/managed-jobs';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';
import type { JobDocuments } from '../runtime/search/job-documents-repository';
import type { JobSearch } from '../runtime/search/port';
import type { ProfessionalSearch } from '../runtime/search/professional-port';

/** What recommending needs to know of the person. */
export type Applicants = {
  /** Null before the first save of a profile. */
  profile(userId: string): Promise<MatchedProfile | null>;
  /** Those of the postings that the person has applied for. */
  appliedTo(userId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>>;
};

export type Deps = {
  applicants: Applicants;
  search: JobSearch;
  professionals: ProfessionalSearch;
  documents: Pick<JobDocuments, 'find'>;
  postings: PostingLists;
  organizations: Organizations;
  people: People;
  cursors: Cursors;
  clock: Pick<Clock, 'now'>;
};

export type Page<T> = { items: T[]; nextCursor: string | null };
