import type { Rating } from '../model/review';

/** Average of so many reviews, to two decimals; null while there are none. */
export const ratingOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): Rating =>
  ratingCount === 0 ? null : { average: Math.round((100 * ratingSum) / ratingCount) / 100, reviews: ratingCount };
