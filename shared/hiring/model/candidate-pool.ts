import * as z from 'zod';
import { Certification } from '../../core/model/enumerations';
import { Instant, UserId } from '../../core/model/fields';
import { JobDraft } from './job';
import { JobMatch, MatchOutcome } from './match';
import { coded } from './match-reason';
import { ProfessionalCard } from '../../people/model/professional-view';

/** Requirement that a job could relax. The catalog "candidates" has the same codes and arguments. */
export const JobRelaxation = z.discriminatedUnion('code', [
  coded('certification_later', { certification: Certification }),
  coded('license_by_start', {}),
  coded('license_later', {}),
  coded('years_preferred', { years: z.int().nonnegative() }),
  coded('np_focus_any', {}),
]);
export type JobRelaxation = z.infer<typeof JobRelaxation>;

/** Number of people; null if above zero but below `limits.samplesForFigure`. */
const People = z.int().nonnegative().nullable();

/** Number of available professionals who are or can become eligible. */
export const CandidatePool = z.object({
  total: People,
  /** Null if either part is too small to show. */
  parts: z.object({ now: z.int(), later: z.int(), weeks: z.int() }).nullable(),
  /** At most three, largest first. */
  relaxations: z.array(z.object({ change: JobRelaxation, gain: People })),
  /** False if there are more people than were compared; the figures are then lower bounds. */
  complete: z.boolean(),
});
export type CandidatePool = z.infer<typeof CandidatePool>;

export const RecommendedProfessional = z.object({
  professional: ProfessionalCard,
  match: MatchOutcome,
  /** Null if not invited. */
  invitedAt: Instant.nullable(),
});
export type RecommendedProfessional = z.infer<typeof RecommendedProfessional>;

/** A listed professional compared with a job. */
export const MatchedProfessional = z.object({
  userId: UserId,
  /** Match without the place for anonymous people. */
  match: JobMatch,
  applied: z.boolean(),
  /** Null if not invited. */
  invitedAt: Instant.nullable(),
});
export type MatchedProfessional = z.infer<typeof MatchedProfessional>;

/** Job fields read by eligibility. */
const eligibilityFields = {
  professions: true,
  npFocuses: true,
  unit: true,
  specialty: true,
  location: true,
  remote: true,
  jobType: true,
  assignment: true,
  startOn: true,
  startAsap: true,
  contractWeeks: true,
  licensePolicy: true,
  requiredCertifications: true,
  minUnitYears: true,
  unitYearsRequired: true,
} as const;

export const MatchedJobForm = JobDraft.pick(eligibilityFields);
export type MatchedJobForm = z.infer<typeof MatchedJobForm>;
