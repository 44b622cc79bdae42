import * as z from 'zod';
import { openStages } from '../../core/model/vocabulary';
import { limits } from '../../limits';
import { TimeZone } from '../../messages/model/calendar';
import { Figure } from './employer-analytics';
import { Currency, Specialty } from '../../core/model/enumerations';
import { Day, JobId, UserId } from '../../core/model/fields';
import { PlannedDay, ranged } from '../../core/model/given-times';
import { reportFrequencies } from './analytics-vocabulary';
import { applicationSources } from './hiring-vocabulary';

const Source = z.enum(applicationSources);

/** Dates in the reader's zone. */
const AnalyticsFields = z.strictObject({
  from: PlannedDay,
  to: PlannedDay,
  timeZone: TimeZone,
  jobId: JobId.optional(),
  specialty: Specialty.optional(),
  project: z.string().max(limits.projectLength).optional(),
  /** Person responsible for the job: the assignee, otherwise the poster. */
  memberId: UserId.optional(),
  source: Source.optional(),
});
export const AnalyticsQuery = ranged(AnalyticsFields, { from: 'from', to: 'to' }, { days: limits.analyticsDays });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const Span = z.object({ from: Day, to: Day });
const Counts = z.object({ now: z.int(), before: z.int() });
/** Values of this period and the equally long one before. */
const Compared = z.object({ now: Figure, before: Figure });

export const CohortRow = z.object({
  /** Number of jobs with applications in the period. */
  jobs: z.int(),
  applications: z.int(),
  interviewed: z.int(),
  hires: z.int(),
  /** Hires per 100 applications. */
  hireRate: Figure,
});
export type CohortRow = z.infer<typeof CohortRow>;

export const Goals = z.object({
  /** Days in each stage, and from publishing to hire. */
  stageDays: z.partialRecord(z.enum(openStages), z.int().min(1).max(limits.goalDays)),
  fillDays: z.int().min(1).max(limits.goalDays).nullable(),
});
export type Goals = z.infer<typeof Goals>;

export const Analytics = z.object({
  period: Span,
  before: Span,
  /** Whether there were more applications or weeks than are read, so the figures are incomplete. */
  partial: z.boolean(),
  applications: Counts,
  /** Hires among applications received in the period. */
  hires: Counts,
  hireRate: Compared,
  /** Number of jobs that received applications. */
  jobsApplied: Counts,
  /** Furthest stage of each application received in the period, whatever happened later. */
  funnel: z.array(
    z.object({ stage: z.enum([...openStages, 'hired']), reached: z.int(), waiting: z.int(), share: Figure.nullable() }),
  ),
  ended: z.object({ rejected: z.int(), withdrawn: z.int() }),
  stageDays: z.array(z.object({ stage: z.enum(openStages), median: Figure, goal: z.int().nullable() })),
  /** Applications waiting in their stage for longer than `limits.longWaitDays`. */
  longWaits: z.int(),
  /** Null when filtered by source, which only applications have. */
  fill: z
    .object({
      average: Compared,
      goal: z.int().nullable(),
      /** Hires in the period by days from publishing; the last one has no upper bound. */
      spread: z.array(z.object({ from: z.int(), upTo: z.int().nullable(), hires: z.int() })),
    })
    .nullable(),
  /** Accepted offers per 100 accepted or declined. */
  offers: z.object({ acceptance: Compared, accepted: Counts }).nullable(),
  /** Approved weeks that started in the period. */
  spend: z
    .array(z.object({ currency: Currency, cents: z.int(), beforeCents: z.int(), minutes: z.int(), weeks: z.int() }))
    .nullable(),
  sources: z.array(CohortRow.extend({ source: Source })),
  specialties: z.array(CohortRow.extend({ specialty: Specialty.nullable() })),
  projects: z.array(CohortRow.extend({ project: z.string() })),
  team: z.array(
    CohortRow.extend({ user_id: UserId, first_name: z.string(), last_name: z.string(), daysToFill: Figure }),
  ),
  /** Filter choices that occur in the period without filters. */
  choices: z.object({
    jobs: z.array(z.object({ jobId: JobId, title: z.string() })),
    specialties: z.array(Specialty),
    projects: z.array(z.string()),
    members: z.array(z.object({ user_id: UserId, first_name: z.string(), last_name: z.string() })),
  }),
});
export type Analytics = z.infer<typeof Analytics>;

export const ReportFrequency = z.enum(reportFrequencies);
