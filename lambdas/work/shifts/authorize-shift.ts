import { AppError } from '@shared/errors';
import type { Location } from '@shared/work/model/location';
import { supervises } from '@shared/work/rules/supervises';
import { utcDay } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { UnitPlace } from '../../store/work/locations/ports';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { placementFor } from './booking/evaluate-eligibility';
import type { Deps } from './ports';

/** Returns a unit that the caller may plan; NOT_FOUND for others. */
export const authorizeUnit = async (
  { locations }: Pick<Deps, 'locations'>,
  caller: AuthorizedCaller,
  ref: { locationId: string; unitId: string },
): Promise<UnitPlace> => {
  const place = await locations.unit({ organizationId: organizationOf(caller), ...ref });
  if (!place || !supervises(caller, place.unit)) throw new AppError('NOT_FOUND');
  return place;
};

/** Returns a location with the units that the caller may read; NOT_FOUND for others. */
export const authorizeLocation = async (
  { locations }: Pick<Deps, 'locations'>,
  caller: AuthorizedCaller,
  locationId: string,
): Promise<Location> => {
  const location = await locations.get({ organizationId: organizationOf(caller), locationId });
  const units = location?.units.filter((unit) => supervises(caller, unit)) ?? [];
  if (!location || (caller.scope === 'assigned' && units.length === 0)) throw new AppError('NOT_FOUND');
  return { ...location, units };
};

/** Requires that the caller may plan the shift; NOT_FOUND otherwise. Managers keep access after a unit is deleted. */
export const authorizeShift = async (
  deps: Pick<Deps, 'locations'>,
  caller: AuthorizedCaller,
  shift: ShiftItem | null | undefined,
): Promise<ShiftItem> => {
  if (!shift || shift.organizationId !== organizationOf(caller)) throw new AppError('NOT_FOUND');
  if (caller.scope !== 'organization') await authorizeUnit(deps, caller, shift);
  return shift;
};

/** Returns the placement that lets the caller see the shift; NOT_FOUND for drafts, and for people outside the pool. */
export const requirePlacement = async (
  { pools }: Pick<Deps, 'pools'>,
  { userId }: AuthorizedCaller,
  shift: ShiftItem,
): Promise<PlacementItem> => {
  if (shift.status === 'draft') throw new AppError('NOT_FOUND');
  const placement = placementFor(await pools.placementsOf(userId, utcDay(new Date(shift.startsAt))), shift);
  if (!placement) throw new AppError('NOT_FOUND');
  return placement;
};
