import type { Clock } from '../platform/clock';
import type { ApplicationItem } from '../store/applications/application-item';
import type { Interviews } from '../store/interviews/ports';
import type { JobItem } from '../store/jobs/job-item';
import type { People } from '../store/organizations/member-names';
import type { ScorecardRepository } from '../store/scorecards/ports';

export type Deps = {
  scorecards: ScorecardRepository;
  jobs: { get(jobId: string): Promise<JobItem | null> };
  applications: { get(applicationId: string): Promise<ApplicationItem | null> };
  interviews: Pick<Interviews, 'ofApplication'>;
  people: Pick<People, 'find'>;
  clock: Pick<Clock, 'now'>;
};
