import type { OvertimeNumbers } from '../../../data/overtime-rules';
import { type BreakRule, plannedBreaks } from '../pay/break-rules';
import { shiftPay, type ShiftPay } from '../pay/shift-pay';
import type { Differential } from '../pay/shift-pay/differential';
import { defaultCalendar, type PayCalendar } from '../pay/shift-pay/pay-calendar';
import type { WorkedShift } from '../pay/shift-pay/worked-shift';

/** Terms of a shift before it is worked. */
export type PlannedShift = {
  id: string;
  startsAt: string;
  endsAt: string;
  breakRule: BreakRule;
  rateCents: number;
  differentials: readonly Differential[];
  bonusCents?: number;
};

/**
 * `pay`: lines of the shift, including its overtime. `addedCents`: added cost of the whole period, which is more than the
 * pay if it raises overtime of other shifts.
 */
export type ExpectedPay = { pay: ShiftPay; addedCents: number; overtimeMinutes: number };

const minutesOf = ({ startsAt, endsAt }: PlannedShift): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** Builds a worked shift that went as planned: on time, every break taken. */
export const asPlanned = ({ breakRule, ...shift }: PlannedShift): WorkedShift => ({
  ...shift,
  breaks: plannedBreaks(shift.startsAt, minutesOf({ ...shift, breakRule }), breakRule),
});

type Input = {
  shift: PlannedShift;
  /** The person's other shifts for the same employer of record in the same periods, worked or planned. */
  others: readonly WorkedShift[];
  calendar: PayCalendar;
  rule: OvertimeNumbers | null;
};

export const expectedShiftPay = ({ shift, others, calendar, rule }: Input): ExpectedPay => {
  const without = shiftPay({ shifts: others, calendar, rule });
  const all = shiftPay({ shifts: [...others, asPlanned(shift)], calendar, rule });
  const premiumMinutes = (of: typeof all): number =>
    of.periods.reduce((sum, { overtimeMinutes, doubleMinutes }) => sum + overtimeMinutes + doubleMinutes, 0);
  return {
    pay: all.shifts.find(({ id }) => id === shift.id) ?? { id: shift.id, lines: [], cents: 0 },
    addedCents: all.totalCents - without.totalCents,
    overtimeMinutes: premiumMinutes(all) - premiumMinutes(without),
  };
};

/** Pay of one person for the whole shift, without overtime, because the person is unknown. */
export const plannedShiftPay = (shift: Omit<PlannedShift, 'id'> & { timeZone: string }): ShiftPay =>
  expectedShiftPay({
    shift: { ...shift, id: 'planned' },
    others: [],
    calendar: defaultCalendar(shift.timeZone),
    rule: null,
  }).pay;
