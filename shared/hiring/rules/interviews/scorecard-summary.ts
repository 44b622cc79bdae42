import { recommendations } from '../../model/hiring-vocabulary';
import type { Criterion, ScorecardSummary, SubmittedScorecard } from '../../model/scorecard';

const mean = (scores: readonly number[]): number =>
  Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10;

/** Means to one decimal with their number of scorecards. Criteria no longer in the kit come last. */
export const scorecardSummary = (
  kit: readonly Pick<Criterion, 'criterionId' | 'name'>[],
  cards: readonly SubmittedScorecard[],
): ScorecardSummary | null => {
  if (cards.length === 0) return null;
  const names = new Map(kit.map(({ criterionId, name }) => [criterionId, name]));
  const scores = new Map<string, number[]>(kit.map(({ criterionId }) => [criterionId, []]));
  for (const { ratings } of cards) {
    for (const { criterionId, name, score } of ratings) {
      if (score === null) continue;
      if (!names.has(criterionId)) names.set(criterionId, name);
      scores.set(criterionId, [...(scores.get(criterionId) ?? []), score]);
    }
  }
  const count = (wanted: (typeof recommendations)[number]): number =>
    cards.filter(({ recommendation }) => recommendation === wanted).length;
  return {
    cards: cards.length,
    criteria: [...scores]
      .filter(([, given]) => given.length > 0)
      .map(([criterionId, given]) => ({
        criterionId,
        name: names.get(criterionId) ?? '',
        mean: mean(given),
        cards: given.length,
      })),
    recommendations: Object.fromEntries(recommendations.map((it) => [it, count(it)])) as Record<
      (typeof recommendations)[number],
      number
    >,
  };
};
