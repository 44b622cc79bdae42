import { systemClock } from '../../platform/clock';
import { createAnswerDays } from '../../store/hiring/applications/answers/answer-days';
import { askedIn } from '../../store/messages/conversations/asked-question';
import { createHttpPlatform } from '../../store/http-platform';
import { createPostingLists } from '../../store/hiring/jobs/managed-jobs';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createJobCounters } from '../../store/hiring/jobs/counter-reads';
import { createJobHistory } from '../../store/hiring/jobs/job-history';
import { createJobRepository } from '../../store/hiring/jobs/jobs';
import { createMatchedProfiles } from '../../store/people/profiles/matched-profiles';
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
