import type { UnitPlace } from '../../store/work/locations/ports';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import type { Deps } from './ports';

/**
 * Moves a shift to another unit of its location. It leaves the previous unit's pattern, and loses the forecast from
 * that unit's past. People on it are asked.
 */
export const movedUnit = (shift: ShiftItem, { unit }: UnitPlace): ShiftItem => {
  if (shift.unitId === unit.unitId) return shift;
  const { patternId: _pattern, atRisk: _risk, forecast: _forecast, ...kept } = shift;
  return { ...kept, unitId: unit.unitId, unit: unit.name, careUnit: unit.careUnit };
};

/** Marks the day as skipped, so the pattern doesn't plan it again. */
export const leavePattern = async (
  { plans, clock }: Pick<Deps, 'plans' | 'clock'>,
  { organizationId, patternId, day }: ShiftItem,
): Promise<void> => {
  if (patternId === undefined) return;
  await plans.skipDay({ organizationId, patternId }, day, clock.now().toISOString());
};
