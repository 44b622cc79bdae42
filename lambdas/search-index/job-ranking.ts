/** Additions of relevance to the score of a text, as shares of it. */
export const ranking = {
  /** For titles that contain the whole text in this order. */
  titlePhrase: 1,
  /** For a job published today; half of it after each `halfLifeDays`. */
  freshness: 0.5,
  halfLifeDays: 14,
  payListed: 0.1,
  /** Raises one job per employer and page. */
  urgent: 0.1,
} as const;

export const dayMs = 24 * 3600 * 1000;

type Ranked = { score: number | null; document: { organizationId: string; urgentHiring: boolean } };

/** Raises one urgent job per employer a little within a page, so that no job is missing or repeated across pages. */
export const withUrgentRaised = <H extends Ranked>(hits: readonly H[]): H[] => {
  const raised = new Set<string>();
  const ranks = new Map(
    hits.map((hit) => {
      const { organizationId, urgentHiring } = hit.document;
      const isRaised = urgentHiring && !raised.has(organizationId);
      if (isRaised) raised.add(organizationId);
      return [hit, (hit.score ?? 0) * (isRaised ? 1 + ranking.urgent : 1)];
    }),
  );
  return hits.toSorted((one, other) => ranks.get(other)! - ranks.get(one)!);
};
