import { plannedBreaks, type BreakRule } from '../pay/break-rules';
import { shiftPay, type ShiftPay } from '../pay/shift-pay';
import type { Differential } from '../pay/shift-pay/differential';
import { defaultCalendar } from '../pay/shift-pay/pay-calendar';
import type { WorkedShift } from '../pay/shift-pay/worked-shift';

export type AttendedShift = {
  /** Start of the paid time. */
  from: string;
  /** Paid minutes. */
  minutes: number;
  breakRule: BreakRule;
  breaksTaken: number;
  rateCents: number;
  differentials: readonly Differential[];
  bonusCents: number;
  timeZone: string;
};

/** Spreads breaks evenly over it. */
export const workedOf = (id: string, attended: AttendedShift): WorkedShift => {
  const { from, minutes, breaksTaken, breakRule, timeZone: _zone, ...terms } = attended;
  const meals = breakRule.paid ? 0 : breaksTaken;
  const present = minutes + meals * breakRule.mealMinutes;
  const endsAt = new Date(Date.parse(from) + present * 60_000).toISOString();
  return { ...terms, id, startsAt: from, endsAt, breaks: plannedBreaks(from, present, { ...breakRule, meals }) };
};

/** Pay of one shift, before the overtime of its week. */
export const attendedPay = (attended: AttendedShift): ShiftPay => {
  const { minutes, timeZone } = attended;
  if (minutes === 0) return { id: 'attended', lines: [], cents: 0 };
  const shifts = [workedOf('attended', attended)];
  const paid = shiftPay({ shifts, calendar: defaultCalendar(timeZone), rule: null }).shifts[0];
  return paid ?? { id: 'attended', lines: [], cents: 0 };
};
