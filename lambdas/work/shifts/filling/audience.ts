import { isOwnStaffOf } from '@shared/work/rules/own-staff';
import { hasWindow, type Audience } from '@shared/work/rules/filling/audience';
import { utcDay } from '../../../platform/clock';
import type { UnitPlace } from '../../../store/work/locations/ports';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';

/** `pool`: organization's pool, if already read. */
type Asked = { shifts: readonly ShiftItem[]; now: Date; pool?: readonly PlacementItem[] };

type AudienceDeps = Pick<Deps, 'favorites' | 'fills'>;

const idsOf = (pool: readonly PlacementItem[], unitId: string, day: string): string[] =>
  pool.filter((it) => isOwnStaffOf(it, unitId, day)).map(({ professional }) => professional.userId);

/** Reads the pool only for shifts that someone may have to wait for. */
const ownStaffOf = async (
  { fills }: AudienceDeps,
  { unit: { unitId, ownStaffFirst } }: UnitPlace,
  { shifts, now, pool }: Asked,
): Promise<string[]> => {
  const waits = shifts.find((shift) => hasWindow(shift, now));
  if (!ownStaffFirst || !waits) return [];
  const today = utcDay(now);
  return idsOf(pool ?? (await fills.poolOf(waits.organizationId, today)), unitId, today);
};

export const audienceOf = async (deps: AudienceDeps, place: UnitPlace, asked: Asked): Promise<Audience> => {
  const { unitId, favoritesFirst, ownStaffFirst } = place.unit;
  const [favorites, ownStaff] = await Promise.all([deps.favorites.of(unitId), ownStaffOf(deps, place, asked)]);
  return { favoritesFirst, favorites, ownStaffFirst, ownStaff };
};
