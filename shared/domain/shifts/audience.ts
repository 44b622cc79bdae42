import type { Shift, StepOpening } from '../../model/shift';
import type { LocationUnit } from '../../model/location';
import type { WindowStep } from '../../model/shift-vocabulary';
import { stepOpenings } from './fill-windows';

/** What decides who sees a unit's shifts when. No one waits for favorites that a unit doesn't have. */
export type Audience = Pick<LocationUnit, 'favoritesFirst'> & { favorites: readonly string[] };

const planOf = ({ favoritesFirst, favorites }: Audience): WindowStep[] =>
  favoritesFirst && favorites.length > 0 ? ['favorites', 'pool'] : ['pool'];

type Published = Pick<Shift, 'publishedAt' | 'createdAt' | 'startsAt'>;

/** The steps of a shift and when each opens, by the unit as it is now. */
export const ladderOf = ({ publishedAt, createdAt, startsAt }: Published, audience: Audience): StepOpening[] =>
  stepOpenings(publishedAt ?? createdAt, startsAt, planOf(audience));

/** When a shift opens to someone in the pool; null once it has. */
export const opensTo = (shift: Published, audience: Audience, userId: string, at: Date): string | null => {
  const isFavorite = audience.favorites.includes(userId);
  const opening = ladderOf(shift, audience).find(({ step }) => step === 'pool' || (isFavorite && step === 'favorites'));
  return opening && Date.parse(opening.opensAt) > at.getTime() ? opening.opensAt : null;
};
