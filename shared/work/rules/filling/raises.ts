import type { ShiftForm } from '../../model/shifts/shift';
import { raiseKinds, type RaiseKind } from '../../model/shifts/shift-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { plannedCents } from '../pay/planned-cost';
import type { ShiftTimes } from '../shifts/shift-times';

export type RaisedPay = Pick<ShiftForm, 'rateCents' | 'bonusCents'>;

const percentOf: Record<Exclude<RaiseKind, 'bonus'>, number> = {
  raise_5: shiftLimits.raise.percents[0],
  raise_10: shiftLimits.raise.percents[1],
  raise_15: shiftLimits.raise.percents[2],
  raise_25: shiftLimits.raise.percents[3],
};

/** Never less than before: cents are rounded up. */
export const raisedPay = ({ rateCents, bonusCents }: RaisedPay, kind: RaiseKind): RaisedPay =>
  kind === 'bonus'
    ? { rateCents, bonusCents: bonusCents + shiftLimits.raise.bonusCents }
    : { rateCents: Math.ceil((rateCents * (100 + percentOf[kind])) / 100), bonusCents };

/** Additional pay per person, by the hour or for the shift, and for all slots in total. */
export type Raise = { kind: RaiseKind; hourlyCents: number; bonusCents: number; costCents: number };

type Priced = ShiftForm & ShiftTimes & { timeZone: string };

/** Pay of one person for the whole shift with different pay. */
export const centsWith = (shift: Priced, pay: RaisedPay): number => {
  const { startsAt, endsAt, minutes } = shift;
  return plannedCents({ ...shift, ...pay }, { startsAt, endsAt, minutes }, shift);
};

/** Cheapest first. As planned, before overtime: for everyone on the shift, including existing bookings. */
export const raisesOf = (shift: Priced): Raise[] => {
  const now = centsWith(shift, { rateCents: shift.rateCents, bonusCents: shift.bonusCents });
  return raiseKinds
    .map((kind) => {
      const pay = raisedPay(shift, kind);
      const each = centsWith(shift, pay) - now;
      return {
        kind,
        hourlyCents: pay.rateCents - shift.rateCents,
        bonusCents: pay.bonusCents - shift.bonusCents,
        costCents: each * shift.headcount,
      };
    })
    .toSorted((one, other) => one.costCents - other.costCents);
};

/** Spending of a unit's week. `extraCents`: approved by managers beyond the unit's amount. */
export type RaiseSpending = { version: number; spentCents: number; extraCents: number };

export const noRaises: RaiseSpending = { version: 0, spentCents: 0, extraCents: 0 };

/** `approvedCents`: the unit's amount for a week; null is none. */
export const leftToRaise = ({ spentCents, extraCents }: RaiseSpending, approvedCents: number | null): number =>
  Math.max(0, (approvedCents ?? 0) + extraCents - spentCents);

type Spending = { costCents: number; approvedCents: number | null; byManager: boolean };

/** Null if it exceeds the approved amount, unless a manager decides, which approves the difference. */
export const spendOnRaise = (
  week: RaiseSpending,
  { costCents, approvedCents, byManager }: Spending,
): RaiseSpending | null => {
  if (costCents > leftToRaise(week, approvedCents) && !byManager) return null;
  const spentCents = week.spentCents + costCents;
  const extraCents = Math.max(week.extraCents, spentCents - (approvedCents ?? 0));
  return { version: week.version + 1, spentCents, extraCents };
};
