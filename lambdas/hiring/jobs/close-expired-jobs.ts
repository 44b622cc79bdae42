import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { closeDueJobs } from './status/close-due-jobs';
import { createJobDeadlines } from '../../store/hiring/jobs/job-deadlines';
import { createJobRepository } from '../../store/hiring/jobs/jobs';
import type { CloseDeps } from './ports';

const table = openTable();
const deps: CloseDeps = {
  jobs: createJobRepository(table),
  deadlines: createJobDeadlines(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'deadlines', reserveMs }, (hasTime) => closeDueJobs(deps, hasTime));
