import type { FoundShift, Shift } from '../../model/shifts/shift';
import { shiftLimits } from '../../limits/shift-limits';

/** Alternatives to a shift that was filled: the same unit and closest in time first. */
export const nextBest = (filled: Shift, found: readonly FoundShift[]): FoundShift[] => {
  const apart = ({ shift }: FoundShift): number => Math.abs(Date.parse(shift.startsAt) - Date.parse(filled.startsAt));
  const isOther = ({ shift }: FoundShift): boolean => shift.unitId !== filled.unitId;
  return found
    .filter(({ shift, way, opensAt }) => {
      const canHave = (way === 'instant' || way === 'request') && opensAt === null;
      return canHave && shift.shiftId !== filled.shiftId;
    })
    .toSorted(
      (one, other) =>
        Number(isOther(one)) - Number(isOther(other)) ||
        apart(one) - apart(other) ||
        one.shift.shiftId.localeCompare(other.shift.shiftId),
    )
    .slice(0, shiftLimits.nextBestShown);
};
