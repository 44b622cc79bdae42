import type { Clock } from '../../platform/clock';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { Interviews } from '../../store/hiring/interviews/ports';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { People } from '../../store/organizations/organizations/member-names';
import type { ScorecardRepository } from '../../store/hiring/scorecards/ports';

export type Deps = {
  scorecards: ScorecardRepository;
  jobs: { get(jobId: string): Promise<JobItem | null> };
  applications: { get(applicationId: string): Promise<ApplicationItem | null> };
  interviews: Pick<Interviews, 'ofApplication'>;
  people: Pick<People, 'find'>;
  clock: Pick<Clock, 'now'>;
};
