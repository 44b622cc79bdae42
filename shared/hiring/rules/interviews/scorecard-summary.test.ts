import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendations } from '../../model/hiring-vocabulary';
import type { SubmittedScorecard } from '../../model/scorecard';
import { scorecardSummary } from './scorecard-summary';

const kit = [
  { criterionId: 'crn_1', name: 'Clinical judgment' },
  { criterionId: 'crn_2', name: 'Teamwork' },
];

const card = (scores: Record<string, number | null>, fields: Partial<SubmittedScorecard> = {}): SubmittedScorecard => ({
  ratings: Object.entries(scores).map(([criterionId, score]) => ({ criterionId, name: 'Then', score, evidence: '' })),
  recommendation: 'yes',
  notes: '',
  submittedAt: '2026-11-23T10:00:00.000Z',
  ...fields,
});

describe('a summary of scorecards', () => {
  it('has means with the number of scorecards, in the order of the interview kit', () => {
    expect(scorecardSummary(kit, [])).toBeNull();
    const cards = [card({ crn_2: 4, crn_1: 2 }), card({ crn_1: 3, crn_2: null, crn_9: 5 }, { recommendation: 'no' })];
    expect(scorecardSummary(kit, cards)).toEqual({
      cards: 2,
      criteria: [
        { criterionId: 'crn_1', name: 'Clinical judgment', mean: 2.5, cards: 2 },
        { criterionId: 'crn_2', name: 'Teamwork', mean: 4, cards: 1 },
        { criterionId: 'crn_9', name: 'Then', mean: 5, cards: 1 },
      ],
      recommendations: { strong_no: 0, no: 1, yes: 1, strong_yes: 0 },
    });
  });

  it('keeps means between the lowest and the highest score, and counts every scorecard once', () => {
    const score = fc.option(fc.integer({ min: 1, max: 5 }));
    const any = fc.record({ crn_1: score, crn_2: score, recommendation: fc.constantFrom(...recommendations) });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (given) => {
        const summary = scorecardSummary(
          kit,
          given.map(({ crn_1, crn_2, recommendation }) => card({ crn_1, crn_2 }, { recommendation })),
        )!;
        const scores = given.map(({ crn_1 }) => crn_1).filter((it) => it !== null);
        const first = summary.criteria.find(({ criterionId }) => criterionId === 'crn_1');
        expect(first?.cards ?? 0).toBe(scores.length);
        if (first) {
          expect(first.mean).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(first.mean).toBeLessThanOrEqual(Math.max(...scores));
        }
        expect(Object.values(summary.recommendations).reduce((sum, it) => sum + it, 0)).toBe(given.length);
      }),
    );
  });
});
