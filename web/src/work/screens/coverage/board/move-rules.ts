import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { instantAt, wallClock } from '@shared/messages/rules/schedule-times';
import type { LocationUnit } from '@shared/work/model/location';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { clockOf, type PlannedShift } from './board-model';

export type MovePlace = { unitId: string; day: string };
type Board = { units: readonly Pick<LocationUnit, 'unitId' | 'careUnit'>[]; timeZone: string; now: number };

/** Why it can't be dropped there; `home` is its current place. */
export const whyRefused = (
  { unitId, day, start, profession }: PlannedShift,
  place: MovePlace,
  { units, timeZone, now }: Board,
): 'home' | 'soon' | 'profession' | null => {
  if (place.unitId === unitId && place.day === day) return 'home';
  const startsAt = instantAt(wallClock(place.day, clockOf(start)), timeZone);
  if (startsAt < now + shiftLimits.publishMinutesAhead * 60_000) return 'soon';
  const unit = units.find((it) => it.unitId === place.unitId);
  return unit && professionsOfUnit(unit.careUnit).includes(profession) ? null : 'profession';
};
