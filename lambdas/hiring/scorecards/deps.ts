import { systemClock } from '../../platform/clock';
import { getStoredApplication } from '../../store/hiring/applications/get-application';
import { createHttpPlatform } from '../../store/http-platform';
import { applicationInterviews } from '../../store/hiring/interviews/application-interviews';
import { getStoredJob } from '../../store/hiring/jobs/get-job';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createScorecards } from '../../store/hiring/scorecards/scorecards';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table } = platform;

export const deps: Deps = {
  scorecards: createScorecards(table),
  jobs: { get: (jobId) => getStoredJob(table, jobId) },
  applications: { get: (applicationId) => getStoredApplication(table, applicationId) },
  interviews: { ofApplication: (applicationId) => applicationInterviews(table, applicationId) },
  people: createPeople(table),
  clock: systemClock,
};
