import { limits } from '../../limits';
import type { PlacementStatus } from '../../hiring/model/hiring-vocabulary';
import { addDays } from '../../core/rules/calendar-days';

type Days = { startOn: string; endOn: string | null };

export const hasBegun = ({ startOn }: Pick<Days, 'startOn'>, today: string): boolean => startOn <= today;

export const placementStatus = ({ startOn, endOn }: Days, today: string): PlacementStatus => {
  if (!hasBegun({ startOn }, today)) return 'upcoming';
  return endOn !== null && today > endOn ? 'ended' : 'active';
};

/** Whether the placement is in the organization's pool, whose people may book its shifts: until it ends. */
export const isInPool = (
  { terms, endOn }: { terms: Pick<Days, 'startOn'>; endOn: string | null },
  day: string,
): boolean => placementStatus({ startOn: terms.startOn, endOn }, day) !== 'ended';

/** First day for reviews by both sides. Null while open-ended work is recent. */
export const reviewableFrom = ({ startOn, endOn }: Days, today: string): string | null => {
  if (endOn !== null) return addDays(endOn, 1);
  const day = addDays(startOn, limits.reviewableAfterDays);
  return day <= today ? day : null;
};
