import { ratingOf } from '@shared/people/rules/rating';
import type { Figure, PerformanceRow, RecruitmentFigures } from '@shared/hiring/model/employer-analytics';
import { averageIfEnough } from '../../store/hiring/jobs/sampled-average';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import type { Totals } from '../../store/hiring/jobs/job-counters';

const successRate = ({ filledOpenings, closedOpenings }: Totals): Figure =>
  averageIfEnough(100 * filledOpenings, closedOpenings);
const averageDaysToFill = ({ hires, daysToFill }: Totals): Figure => averageIfEnough(daysToFill, hires);

type Rated = Pick<RatedOrganization, 'ratingSum' | 'ratingCount'>;

export const recruitmentFigures = (
  totals: Totals,
  company: Rated = { ratingSum: 0, ratingCount: 0 },
): RecruitmentFigures => ({
  recruitmentRate: averageIfEnough(100 * totals.hires, totals.totalApplications),
  averageDaysToFill: averageDaysToFill(totals),
  successRate: successRate(totals),
  rating: ratingOf(company),
});

export const performanceRow = (totals: Totals): PerformanceRow => ({
  activeJobs: totals.activeJobs,
  totalJobs: totals.totalJobs,
  closedJobs: totals.closedJobs,
  applications: totals.totalApplications,
  hires: totals.hires,
  successRate: successRate(totals),
  averageDaysToFill: averageDaysToFill(totals),
});
