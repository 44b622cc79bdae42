import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createApplicants } from '../../store/hiring/applications/applied-jobs';
import { createHttpPlatform } from '../../store/http-platform';
import { createJobInvitations } from '../../store/hiring/job-invitations/job-invitations';
import { getStoredJob } from '../../store/hiring/jobs/get-job';
import { createJobCards } from '../../store/hiring/jobs/job-cards';
import { createProfessionals } from '../../store/people/profiles/professionals';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  jobs: { get: (jobId) => getStoredJob(table, jobId) },
  cards: createJobCards(table),
  invitations: createJobInvitations(table, cursors),
  applicants: createApplicants(table),
  professionals: createProfessionals(table, systemClock),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
