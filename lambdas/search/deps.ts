import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createPostingLists } from '../runtime/managed-jobs';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createJobDocuments } from '../runtime/search/job-documents-repository';
import { openJobSearch } from '../runtime/search/open-job-search';
import { openProfessionalSearch } from '../runtime/search/open-professional-search';
import { createApplicants } from './applicant-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  applicants: createApplicants(platform.table),
  search: openJobSearch(platform.table),
  professionals: openProfessionalSearch(platform.table),
  documents: createJobDocuments(platform.table),
  postings: createPostingLists(platform.table, platform.cursors),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  cursors: platform.cursors,
  clock: systemClock,
};
