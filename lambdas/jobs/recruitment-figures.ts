import { limits } from '@shared/limits';
import type { Figure, PerformanceRow, RecruitmentFigures } from '@shared/model/employer-analytics';
import type { Totals } from '../runtime/totals';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** So much for each of the samples, or null while there are too few to say. */
const figure = (sum: number, samples: number): Figure => ({
  value: samples < limits.samplesForFigure ? null : oneDecimal(sum / samples),
  samples,
});

const successRate = ({ hires, closedJobs }: Totals): Figure => figure(100 * hires, closedJobs);
const averageDaysToFill = ({ hires, daysToFill }: Totals): Figure => figure(daysToFill, hires);

export const recruitmentFigures = (totals: Totals): RecruitmentFigures => ({
  recruitmentRate: figure(100 * totals.hires, totals.totalApplications),
  averageDaysToFill: averageDaysToFill(totals),
  successRate: successRate(totals),
  // Nobody can rate an organisation yet.
  rating: { value: null, samples: 0 },
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
