import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Applicants } from '../../store/hiring/applications/ports';
import type { JobInvitations } from '../../store/hiring/job-invitations/ports';
import type { JobCards } from '../../store/hiring/jobs/job-cards';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { Professionals } from '../../store/people/profiles/professionals';

export type Deps = {
  jobs: { get(jobId: string): Promise<JobItem | null> };
  cards: JobCards;
  invitations: JobInvitations;
  applicants: Pick<Applicants, 'appliedTo' | 'applicantsAmong'>;
  professionals: Professionals;
  throttle: DailyCounts;
  clock: Pick<Clock, 'now'>;
};
