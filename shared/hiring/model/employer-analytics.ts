import * as z from 'zod';
import { Specialty } from '../../core/model/enumerations';
import { Day, UserId } from '../../core/model/fields';
import { Rating } from '../../people/model/review';

/** A percentage or an average in days; null below the minimum sample size. */
export const Figure = z.object({ value: z.number().nullable(), samples: z.int().nonnegative() });
export type Figure = z.infer<typeof Figure>;

export const RecruitmentFigures = z.object({
  /** Hires per 100 applications. */
  recruitmentRate: Figure,
  /** Days from publication to hire. */
  averageDaysToFill: Figure,
  /** Share of filled openings of closed jobs: 0 to 100. */
  successRate: Figure,
  rating: Rating,
});
export type RecruitmentFigures = z.infer<typeof RecruitmentFigures>;

export const PerformanceRow = z.object({
  activeJobs: z.int(),
  totalJobs: z.int(),
  closedJobs: z.int(),
  applications: z.int(),
  hires: z.int(),
  successRate: Figure,
  averageDaysToFill: Figure,
});
export type PerformanceRow = z.infer<typeof PerformanceRow>;

export const EmployerAnalytics = z.object({
  figures: RecruitmentFigures,
  team: z.array(
    PerformanceRow.extend({ user_id: UserId, first_name: z.string(), last_name: z.string(), postedJobs: z.int() }),
  ),
  bySpecialty: z.array(PerformanceRow.extend({ specialty: Specialty })),
  byProject: z.array(PerformanceRow.extend({ project: z.string() })),
  weeks: z.array(z.object({ startsOn: Day, published: z.int(), applications: z.int(), hires: z.int() })),
});
export type EmployerAnalytics = z.infer<typeof EmployerAnalytics>;
