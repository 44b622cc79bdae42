import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createHttpPlatform } from '../../store/http-platform';
import { createPostingLists } from '../../store/hiring/jobs/managed-jobs';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { openJobSearch } from '../../search-index/open-job-search';
import { openProfessionalSearch } from '../../search-index/open-professional-search';
import { createHiddenJobs } from '../../store/hiring/saved-jobs/hidden-jobs';
import { createApplicants } from '../../store/hiring/applications/applied-jobs';
import { lateAnswersOf } from '../../store/hiring/applications/answers/late-answers';
import { createStageCounter } from '../../store/hiring/applications/stage-counts';
import { createInvitedAmong } from '../../store/hiring/job-invitations/job-invitation-item';
import { createProfessionals } from '../../store/people/profiles/professionals';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

// Nearly every search signs a cursor: load the key before the first one arrives.
void platform.hash('cursor', '').catch(() => undefined);

export const deps: Deps = {
  applicants: createApplicants(platform.table),
  hidden: createHiddenJobs(platform.table),
  search: openJobSearch(platform.table),
  professionals: openProfessionalSearch(platform.table),
  visible: createProfessionals(platform.table, systemClock),
  invited: createInvitedAmong(platform.table),
  documents: lazyDependency(async () => {
    const { find } = (await import('../../search-index/job-documents')).createJobDocuments(platform.table);
    return { find };
  }),
  postings: createPostingLists(platform.table, platform.cursors),
  organizations: createOrganizations(platform.table),
  late: (organizationId) => lateAnswersOf(platform.table, organizationId),
  people: createPeople(platform.table),
  stages: createStageCounter(platform.table),
  cursors: platform.cursors,
  clock: systemClock,
};
