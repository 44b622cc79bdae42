import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  ApplicationId,
  CriterionId,
  Instant,
  JobId,
  line,
  OrganizationId,
  optionalProse,
  UserId,
  Version,
  FirstVersion,
} from '../../core/model/fields';
import { recommendations } from './hiring-vocabulary';

/** 0 before the first save. */
const EditedVersion = FirstVersion;

const Criterion = z.strictObject({
  criterionId: CriterionId,
  name: line(limits.criterionNameLength),
  lookFor: optionalProse(limits.criterionTextLength),
  questions: z.array(line(limits.kitQuestionLength)).max(limits.questionsPerCriterion).default([]),
});
export type Criterion = z.infer<typeof Criterion>;

const differ = (values: readonly string[]): boolean => new Set(values).size === values.length;

const Criteria = z
  .array(Criterion)
  .min(1, notice('criterionRequired'))
  .max(limits.criteriaPerKit)
  .refine((criteria) => differ(criteria.map(({ criterionId }) => criterionId)))
  .refine((criteria) => differ(criteria.map(({ name }) => name.trim().toLowerCase())), {
    message: notice('criteriaAlike'),
  });

export const InterviewKitForm = z.strictObject({ criteria: Criteria, version: EditedVersion });

export const InterviewKit = z.object({
  jobId: JobId,
  criteria: z.array(Criterion),
  version: EditedVersion,
  updatedAt: Instant.nullable(),
});
export type InterviewKit = z.infer<typeof InterviewKit>;

const Score = z.int().min(1).max(limits.scoreMax);

const Rating = z.strictObject({
  criterionId: CriterionId,
  /** Null: not assessed. */
  score: Score.nullable(),
  evidence: optionalProse(limits.evidenceLength),
});

/** Content written by an interviewer. */
export const ScorecardContent = z.strictObject({
  ratings: z
    .array(Rating)
    .max(limits.criteriaPerKit)
    .refine((ratings) => differ(ratings.map(({ criterionId }) => criterionId))),
  recommendation: z.enum(recommendations).nullable(),
  notes: optionalProse(limits.scorecardNotesLength),
});
export type ScorecardContent = z.infer<typeof ScorecardContent>;

export const ScorecardForm = z.strictObject({ content: ScorecardContent, version: EditedVersion });

/** Submitted scorecard with the criteria's names at the time, because kits change. */
export const SubmittedScorecard = z.object({
  ratings: z.array(
    z.object({ criterionId: CriterionId, name: z.string(), score: Score.nullable(), evidence: z.string() }),
  ),
  recommendation: z.enum(recommendations),
  notes: z.string(),
  submittedAt: Instant,
});
export type SubmittedScorecard = z.infer<typeof SubmittedScorecard>;

/** Stored as one item: a submission replaces the draft, and earlier submissions are kept as versions. */
export const StoredScorecard = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  organizationId: OrganizationId,
  authorId: UserId,
  draft: ScorecardContent.nullable(),
  submitted: SubmittedScorecard.nullable(),
  /** Number of submissions; more than one means edited. */
  submissions: z.int().nonnegative(),
  version: Version,
  updatedAt: Instant,
});
export type StoredScorecard = z.infer<typeof StoredScorecard>;

export const TeamScorecard = z.object({
  author: z.object({ userId: UserId, name: z.string() }),
  scorecard: SubmittedScorecard,
  edited: z.boolean(),
});
export type TeamScorecard = z.infer<typeof TeamScorecard>;

export const ScorecardSummary = z.object({
  cards: z.int().positive(),
  criteria: z.array(
    z.object({ criterionId: CriterionId, name: z.string(), mean: z.number(), cards: z.int().positive() }),
  ),
  recommendations: z.record(z.enum(recommendations), z.int().nonnegative()),
});
export type ScorecardSummary = z.infer<typeof ScorecardSummary>;

/** An application's scorecards, as one team member sees them. */
export const Scorecards = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  criteria: z.array(Criterion),
  mayEditKit: z.boolean(),
  own: z.object({
    /** Unsubmitted changes, also of a submitted scorecard. */
    draft: ScorecardContent.nullable(),
    submitted: SubmittedScorecard.nullable(),
    edited: z.boolean(),
    version: EditedVersion,
  }),
  /** Number of colleagues who have submitted theirs. */
  othersSubmitted: z.int().nonnegative(),
  /** Null until the reader has submitted their own. */
  others: z.array(TeamScorecard).nullable(),
  summary: ScorecardSummary.nullable(),
});
export type Scorecards = z.infer<typeof Scorecards>;
