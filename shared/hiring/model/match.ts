import * as z from 'zod';
import { Profession } from '../../core/model/enumerations';
import { Day } from '../../core/model/fields';
import { eligibilityStates } from '../../people/model/healthcare-vocabulary';
import { MatchChange, MatchReason, MatchStep } from './match-reason';

/** Parts of a match, all job-related. */
export const matchParts = [
  'readiness',
  'unit',
  'experience',
  'certifications',
  'skills',
  'ehr',
  'pay',
  'shift',
  'place',
  'dates',
  'work_type',
  'flexibility',
] as const;
export type MatchPart = (typeof matchParts)[number];

export const JobMatch = z.object({
  rules: z.int(),
  state: z.enum(eligibilityStates),
  /** Assessed profession, if it isn't the main one. */
  profession: Profession.optional(),
  /** Estimated date; null if ready or not eligible. */
  readyOn: Day.nullable(),
  /** How a license covers the work. */
  license: MatchReason.nullable(),
  /** Points that count but still need confirmation. */
  notes: z.array(MatchReason).optional(),
  /** Reasons why someone isn't eligible, or why it is unknown. */
  reasons: z.array(MatchReason),
  steps: z.array(MatchStep),
  /** Sum of the points; null for people who can't become eligible. Earlier rules scored everyone. */
  score: z.int().min(0).max(100).nullable(),
  parts: z.array(
    z.object({
      part: z.enum(matchParts),
      points: z.int().nonnegative(),
      of: z.int().positive(),
      reason: MatchReason,
    }),
  ),
  /** At most three, largest first; `gain` is null for someone who isn't eligible. */
  counterfactuals: z.array(
    z.object({ change: MatchChange, score: z.int().min(0).max(100), gain: z.int().positive().nullable() }),
  ),
});
export type JobMatch = z.infer<typeof JobMatch>;

/** Fields shown in lists. */
export const MatchOutcome = JobMatch.pick({
  state: true,
  profession: true,
  readyOn: true,
  notes: true,
  reasons: true,
  steps: true,
  score: true,
});
export type MatchOutcome = z.infer<typeof MatchOutcome>;
