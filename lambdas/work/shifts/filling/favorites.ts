import { AppError } from '@shared/errors';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { utcDay } from '../../../platform/clock';
import type { Deps } from '../ports';
import { authorizeUnit } from '../authorize-shift';

type OfUnit = { caller: AuthorizedCaller; locationId: string; unitId: string };
type Favorite = OfUnit & { userId: string };

const listed = async ({ favorites }: Deps, unitId: string) => ({ favorites: await favorites.of(unitId) });

/** Lists favorites with names from the pool; long-gone people have none. */
export const listFavorites = async (deps: Deps, { caller, ...of }: OfUnit) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  const [favorites, pool] = await Promise.all([
    deps.favorites.of(unit.unitId),
    deps.fills.poolOf(organizationOf(caller)),
  ]);
  const names = new Map(pool.map(({ professional }) => [professional.userId, professional.name]));
  const people = favorites.map((userId) => ({ userId, name: names.get(userId) ?? '' }));
  return { people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
};

/** Adds a person of the pool as a favorite. */
export const addFavorite = async (deps: Deps, { caller, userId, ...of }: Favorite) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  const organizationId = organizationOf(caller);
  const now = deps.clock.now();
  const placements = await deps.pools.placementsOf(userId, utcDay(now));
  if (!placements.some((placement) => placement.organizationId === organizationId)) throw new AppError('NOT_FOUND');
  await deps.favorites.add({ unitId: unit.unitId, organizationId, userId, addedAt: now.toISOString() });
  return listed(deps, unit.unitId);
};

export const removeFavorite = async (deps: Deps, { caller, userId, ...of }: Favorite) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  await deps.favorites.remove({ unitId: unit.unitId, userId });
  return listed(deps, unit.unitId);
};
