import { systemClock } from '../../platform/clock';
import type { Table } from '../../platform/table/table';
import { createHiringGoals } from '../../store/hiring/analytics/goals';
import { createCohorts } from '../../store/hiring/applications/cohorts';
import { createCountedJobs } from '../../store/hiring/jobs/counted-jobs';
import { createOffersBetween } from '../../store/hiring/offers/offers-between';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createHiresBetween } from '../../store/work/placements/hires-between';
import { createApprovedWeeks } from '../../store/work/timesheets/approved-weeks';

export const createFigureDeps = (table: Table) => ({
  cohorts: createCohorts(table),
  offers: createOffersBetween(table),
  hires: createHiresBetween(table),
  weeks: createApprovedWeeks(table),
  jobs: createCountedJobs(table),
  people: createPeople(table),
  goals: createHiringGoals(table),
  clock: systemClock,
});
