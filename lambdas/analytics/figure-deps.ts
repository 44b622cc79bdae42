import { systemClock } from '../platform/clock';
import type { Table } from '../platform/table/table';
import { createHiringGoals } from '../store/analytics/goals';
import { createCohorts } from '../store/applications/cohorts';
import { createCountedJobs } from '../store/jobs/counted-jobs';
import { createOffersBetween } from '../store/offers/offers-between';
import { createPeople } from '../store/organizations/member-names';
import { createHiresBetween } from '../store/placements/hires-between';
import { createApprovedWeeks } from '../store/timesheets/approved-weeks';

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
