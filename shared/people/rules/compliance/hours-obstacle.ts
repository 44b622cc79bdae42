import { neverWaived } from '../../../data/healthcare/compliance';
import type { CurrentItem } from './compliance-item';

type Current = Pick<CurrentItem, 'code' | 'state' | 'validUntil' | 'blocksStart'>;

export type HoursObstacle = { kind: 'not_cleared' } | { kind: 'expired'; after: string };

const isLost = ({ code, state }: Current): boolean =>
  neverWaived.includes(code) && (state === 'missing' || state === 'rejected');

/** Obstacle to entering hours: for all days, or for days after the first expiration. Null: none. */
export const hoursObstacle = (
  file: { enforced: boolean; startConfirmedAt: string | null },
  items: readonly Current[],
): HoursObstacle | null => {
  if (!file.enforced) return null;
  if (file.startConfirmedAt === null || items.some(isLost)) return { kind: 'not_cleared' };
  const [first] = items
    .flatMap(({ state, blocksStart, validUntil }) =>
      state === 'expired' && blocksStart && validUntil !== null ? [validUntil] : [],
    )
    .sort();
  return first === undefined ? null : { kind: 'expired', after: first };
};
