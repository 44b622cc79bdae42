import type { Rating } from '../model/review';

/** Average to two decimals; null without reviews. */
export const ratingOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): Rating =>
  ratingCount === 0 ? null : { average: Math.round((100 * ratingSum) / ratingCount) / 100, reviews: ratingCount };
