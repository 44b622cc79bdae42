import type { JobMatch, MatchOutcome, MatchPart } from '@shared/hiring/model/match';
import { MatchReason } from '@shared/hiring/model/match-reason';
import * as z from 'zod';

const partOf = {
  specialty: 'unit',
  license_state: 'readiness',
  experience: 'experience',
  pay: 'pay',
  place: 'place',
  availability: 'shift',
  work_type: 'work_type',
} as const satisfies Record<string, MatchPart>;

/** Rules 1 and 2 scored every application and had no states. */
const EarlierMatch = z.object({
  score: z.int(),
  rules: z.int(),
  factors: z.array(
    z.object({
      factor: z.enum(Object.keys(partOf) as (keyof typeof partOf)[]),
      points: z.int(),
      of: z.int(),
      reason: MatchReason,
    }),
  ),
  blockers: z.array(z.object({ reason: MatchReason })).default([]),
});

const EarlierOutcome = z.object({ score: z.int(), blocked: z.boolean() });

const unassessed: Pick<MatchOutcome, 'state' | 'readyOn' | 'steps'> = { state: 'unknown', readyOn: null, steps: [] };
const earlierRules: MatchReason = { code: 'earlier_rules', args: {} };
const earlierGap: MatchReason = { code: 'earlier_gap', args: {} };

const upgraded = ({ score, rules, factors, blockers }: z.infer<typeof EarlierMatch>): JobMatch => ({
  ...unassessed,
  rules,
  score,
  license: null,
  reasons: [earlierRules, ...blockers.map(({ reason }) => reason)],
  parts: factors.map(({ factor, ...part }) => ({ part: partOf[factor], ...part })),
  counterfactuals: [],
});

/** Keeps the original score and rules. */
export const readMatch = (stored: unknown): unknown => {
  const earlier = EarlierMatch.safeParse(stored);
  return earlier.success ? upgraded(earlier.data) : stored;
};

/** Shape 1 of an application contained the whole match. */
export const readOutcome = (stored: unknown): unknown => {
  const whole = EarlierMatch.safeParse(stored);
  const earlier = whole.success
    ? { score: whole.data.score, blocked: whole.data.blockers.length > 0 }
    : EarlierOutcome.safeParse(stored).data;
  if (!earlier) return stored;
  const { score, blocked } = earlier;
  return { ...unassessed, score, reasons: [blocked ? earlierGap : earlierRules] } satisfies MatchOutcome;
};
