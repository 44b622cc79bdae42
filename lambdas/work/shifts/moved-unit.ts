import type { UnitPlace } from '../../store/work/locations/ports';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import type { Deps } from './ports';

/**
 * A shift in another unit of its location. It leaves its pattern, which is the other unit's, and what was forecast from that
 * unit's past. Whoever is on it is asked.
 */
export const movedUnit = (shift: ShiftItem, { unit }: UnitPlace): ShiftItem => {
  if (shift.unitId === unit.unitId) return shift;
  const { patternId: _pattern, atRisk: _risk, forecast: _forecast, ...kept } = shift;
  return { ...kept, unitId: unit.unitId, unit: unit.name, careUnit: unit.careUnit };
};

/** So that the pattern doesn't plan the shift's day again. */
export const leavePattern = async (
  { plans, clock }: Pick<Deps, 'plans' | 'clock'>,
  { organizationId, patternId, day }: ShiftItem,
): Promise<void> => {
  if (patternId === undefined) return;
  await plans.skipDay({ organizationId, patternId }, day, clock.now().toISOString());
};
