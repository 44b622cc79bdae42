import type { Clock } from '../../platform/clock';
import type { PostingLists } from '../../store/hiring/jobs/managed-jobs';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { People } from '../../store/organizations/organizations/member-names';
import type { JobDeadlines, JobCounters, JobHistory, JobRepository } from '../../store/hiring/jobs/ports';
import type { AnswerDays } from '../../store/hiring/applications/ports';
import type { Question } from '../../store/messages/conversations/asked-question';
import type { MatchedProfiles } from '../../store/people/profiles/ports';

export type Deps = {
  jobs: JobRepository;
  postings: PostingLists;
  history: JobHistory;
  counters: JobCounters;
  answerDays: Pick<AnswerDays, 'ofJob'>;
  /** ID of the conversation with the professional's single question about a job. */
  askedIn(question: Question): Promise<string | null>;
  profiles: MatchedProfiles;
  organizations: Organizations;
  people: People;
  clock: Clock;
};

export type CloseDeps = Pick<Deps, 'jobs' | 'clock'> & { deadlines: JobDeadlines };
