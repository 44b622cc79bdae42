import * as z from 'zod';
import { MatchReason, MatchRemedy } from './match-reason';

/** Job-related factors only. */
export const matchFactors = [
  'specialty',
  'license_state',
  'experience',
  'pay',
  'place',
  'availability',
  'work_type',
] as const;

/** Missing requirements that exclude a match regardless of the score. */
export const matchBlockers = ['license_state', 'license_expired', 'unavailable'] as const;

export const JobMatch = z.object({
  score: z.int().min(0).max(100),
  rules: z.int(),
  factors: z.array(
    z.object({
      factor: z.enum(matchFactors),
      points: z.int().nonnegative(),
      of: z.int().positive(),
      reason: MatchReason,
    }),
  ),
  blockers: z
    .array(
      z.object({
        blocker: z.enum(matchBlockers),
        reason: MatchReason,
        remedy: MatchRemedy,
      }),
    )
    .default([]),
});
export type JobMatch = z.infer<typeof JobMatch>;
