import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { AnalyticsReports, HiringGoals } from '../../store/hiring/analytics/ports';
import type { Cohorts } from '../../store/hiring/applications/cohorts';
import type { CountedJobs } from '../../store/hiring/jobs/counted-jobs';
import type { OffersBetween } from '../../store/hiring/offers/offers-between';
import type { People } from '../../store/organizations/organizations/member-names';
import type { HiresBetween } from '../../store/work/placements/hires-between';
import type { ApprovedWeeks } from '../../store/work/timesheets/approved-weeks';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Organizations } from '../../store/organizations/organizations/organizations';
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
