import * as z from 'zod';

/** What a posting and a profile are compared by: job-related only. */
export const matchFactors = [
  'specialty',
  'license_state',
  'experience',
  'pay',
  'place',
  'availability',
  'work_type',
] as const;

/** What keeps somebody from the work however well the rest fits. */
export const matchBlockers = ['license_state', 'license_expired', 'unavailable'] as const;

/** How well a professional fits a posting. */
export const JobMatch = z.object({
  /** 0 to 100. */
  score: z.int().min(0).max(100),
  /** Version of the rules that made the score. */
  rules: z.int(),
  factors: z.array(
    z.object({
      factor: z.enum(matchFactors),
      points: z.int().nonnegative(),
      of: z.int().positive(),
      /** Why, in words that both sides read. */
      reason: z.string(),
    }),
  ),
  blockers: z
    .array(
      z.object({
        blocker: z.enum(matchBlockers),
        reason: z.string(),
        /** What would remove it. */
        remedy: z.string(),
      }),
    )
    .default([]),
});
export type JobMatch = z.infer<typeof JobMatch>;
