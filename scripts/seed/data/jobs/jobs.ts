import { advancedPracticeJobs } from './jobs-advanced-practice';
import { furtherJobs } from './jobs-further';
import { locumJobs } from './jobs-locum';
import { notOpenJobs } from './jobs-not-open';
import { nurseStaffJobs } from './jobs-nurse-staff';
import { nurseTravelJobs } from './jobs-nurse-travel';
import { furtherNurseTravelJobs } from './jobs-nurse-travel-further';
import { physicianJobs } from './jobs-physicians';
import { consultingPhysicianJobs } from './jobs-physicians-consulting';
import { furtherPhysicianJobs } from './jobs-physicians-further';
import { practicalNurseJobs } from './jobs-practical-nurses';
import { technicalJobs } from './jobs-technical';
import { therapyJobs } from './jobs-therapy';
import type { SeedOrganization } from '../seed-organization';
import type { SeedJob } from './seed-job';

export const seedJobs: readonly SeedJob[] = [
  ...nurseTravelJobs,
  ...furtherNurseTravelJobs,
  ...nurseStaffJobs,
  ...practicalNurseJobs,
  ...physicianJobs,
  ...consultingPhysicianJobs,
  ...furtherPhysicianJobs,
  ...furtherJobs,
  ...locumJobs,
  ...advancedPracticeJobs,
  ...therapyJobs,
  ...technicalJobs,
  ...notOpenJobs,
];

export const seedJobsOf = ({ team }: Pick<SeedOrganization, 'team'>): SeedJob[] =>
  seedJobs.filter(({ by }) => team.some(({ key }) => key === by));
