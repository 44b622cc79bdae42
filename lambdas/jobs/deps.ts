import { systemClock } from '../platform/clock';
import { createAnswerDays } from '../store/applications/answer-days';
import { askedIn } from '../store/conversations/asked-question';
import { createHttpPlatform } from '../store/http-platform';
import { createPostingLists } from '../store/jobs/managed-jobs';
import { createOrganizations } from '../store/organizations/organizations';
import { createPeople } from '../store/organizations/member-names';
import { createJobCounters } from '../store/jobs/counter-reads';
import { createJobHistory } from '../store/jobs/job-history';
import { createJobRepository } from '../store/jobs/jobs';
import { createMatchedProfiles } from '../store/profiles/matched-profiles';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  jobs: createJobRepository(platform.table),
  postings: createPostingLists(platform.table, platform.cursors),
  history: createJobHistory(platform.table, platform.cursors),
  counters: createJobCounters(platform.table),
  answerDays: createAnswerDays(platform.table),
  askedIn: (question) => askedIn(platform.table, question),
  profiles: createMatchedProfiles(platform.table),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  clock: systemClock,
};
