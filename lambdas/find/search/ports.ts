import type { Clock } from '../../platform/clock';
import type { Cursors } from '../../platform/http/cursor';
import type { PostingLists } from '../../store/hiring/jobs/managed-jobs';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { People } from '../../store/organizations/organizations/member-names';
import type { JobDocuments } from '../../search-index/job-documents';
import type { JobSearch } from '../../search-index/port';
import type { ProfessionalSearch } from '../../search-index/professional-port';
import type { HiddenJobs } from '../../store/hiring/saved-jobs/ports';
import type { InvitedAmong } from '../../store/hiring/job-invitations/ports';
import type { Professionals } from '../../store/people/profiles/professionals';
import type { Applicants } from '../../store/hiring/applications/ports';
import type { StageCounter } from '../../store/hiring/applications/stage-counts';

export type Deps = {
  applicants: Applicants;
  hidden: Pick<HiddenJobs, 'ids'>;
  search: JobSearch;
  professionals: ProfessionalSearch;
  /** Current data, limited to people visible to the reader. */
  visible: Professionals;
  invited: InvitedAmong;
  documents: Pick<JobDocuments, 'find'>;
  postings: PostingLists;
  organizations: Organizations;
  /** First late day of answers by job; jobs without late answers are missing. */
  late(organizationId: string): Promise<ReadonlyMap<string, string>>;
  people: People;
  stages: StageCounter;
  cursors: Cursors;
  clock: Pick<Clock, 'now'>;
};
