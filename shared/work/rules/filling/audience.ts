import type { Shift, StepOpening } from '../../model/shifts/shift';
import type { LocationUnit } from '../../model/location';
import type { WindowStep } from '../../model/shifts/shift-vocabulary';
import { stepOpenings } from './fill-windows';

/** Settings for early access to a unit's shifts. No one waits for own staff or favorites that a unit doesn't have. */
export type Audience = Pick<LocationUnit, 'favoritesFirst' | 'ownStaffFirst'> & {
  favorites: readonly string[];
  ownStaff: readonly string[];
};

const planOf = ({ ownStaffFirst, ownStaff, favoritesFirst, favorites }: Audience): WindowStep[] => [
  ...(ownStaffFirst && ownStaff.length > 0 ? (['own_staff'] as const) : []),
  ...(favoritesFirst && favorites.length > 0 ? (['favorites'] as const) : []),
  'pool',
];

type Published = Pick<Shift, 'publishedAt' | 'createdAt' | 'startsAt'>;

/** Release steps of a shift with opening times, by the unit's current settings. */
export const ladderOf = ({ publishedAt, createdAt, startsAt }: Published, audience: Audience): StepOpening[] =>
  stepOpenings(publishedAt ?? createdAt, startsAt, planOf(audience));

/** Whether a full release plan could still hide the shift from someone. */
export const hasWindow = ({ publishedAt, createdAt, startsAt }: Published, at: Date): boolean => {
  const last = stepOpenings(publishedAt ?? createdAt, startsAt).at(-1);
  return last !== undefined && Date.parse(last.opensAt) > at.getTime();
};

/** Time at which a shift opens to someone in the pool; null if open. */
export const opensTo = (shift: Published, audience: Audience, userId: string, at: Date): string | null => {
  const steps: Record<WindowStep, boolean> = {
    own_staff: audience.ownStaff.includes(userId),
    favorites: audience.favorites.includes(userId),
    pool: true,
  };
  const opening = ladderOf(shift, audience).find(({ step }) => steps[step]);
  return opening && Date.parse(opening.opensAt) > at.getTime() ? opening.opensAt : null;
};
