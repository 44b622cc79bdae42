import type { Audience } from '@shared/domain/shifts/audience';
import type { UnitPlace } from '../store/locations/ports';
import type { Deps } from './ports';

export const audienceOf = async (
  { favorites }: Pick<Deps, 'favorites'>,
  { unit: { unitId, favoritesFirst } }: UnitPlace,
): Promise<Audience> => ({ favoritesFirst, favorites: await favorites.of(unitId) });
