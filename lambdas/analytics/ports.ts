import type { Clock } from '../platform/clock';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { AnalyticsReports, HiringGoals } from '../store/analytics/ports';
import type { Cohorts } from '../store/applications/cohorts';
import type { CountedJobs } from '../store/jobs/counted-jobs';
import type { OffersBetween } from '../store/offers/offers-between';
import type { People } from '../store/organizations/member-names';
import type { HiresBetween } from '../store/placements/hires-between';
import type { ApprovedWeeks } from '../store/timesheets/approved-weeks';
import type { DailyCounts } from '../platform/table/daily-limits';
import type { Organizations } from '../store/organizations/organizations';
import type { FillReportDeps } from './fill-report';
import type { ShiftBillDeps } from './shift-bill';
import type { drawSections } from './draw-sections';

export type FigureDeps = {
  cohorts: Cohorts;
  offers: OffersBetween;
  hires: HiresBetween;
  weeks: ApprovedWeeks;
  jobs: CountedJobs;
  people: Pick<People, 'find'>;
  goals: Pick<HiringGoals, 'get'>;
  clock: Pick<Clock, 'now'>;
};

export type Deps = FigureDeps &
  FillReportDeps &
  ShiftBillDeps & {
    goals: HiringGoals;
    reports: AnalyticsReports;
    organizations: Pick<Organizations, 'names'>;
    pdf: { draw: typeof drawSections };
    throttle: Pick<DailyCounts, 'count'>;
    hash: KeyedHash;
  };
