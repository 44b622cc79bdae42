import { plannedBreaks, type BreakRule } from './break-rules';
import { shiftPay, type ShiftPay } from './shift-pay';
import type { Differential } from './shift-pay/differential';
import { defaultCalendar } from './shift-pay/pay-calendar';

export type AttendedShift = {
  /** When the paid time starts. */
  from: string;
  /** Paid. */
  minutes: number;
  breakRule: BreakRule;
  breaksTaken: number;
  rateCents: number;
  differentials: readonly Differential[];
  bonusCents: number;
  timeZone: string;
};

/** Of one shift, before the overtime of its week. Breaks that were taken lie evenly over it. */
export const attendedPay = (attended: AttendedShift): ShiftPay => {
  const { from, minutes, breaksTaken, breakRule, timeZone, ...terms } = attended;
  if (minutes === 0) return { id: 'attended', lines: [], cents: 0 };
  const meals = breakRule.paid ? 0 : breaksTaken;
  const present = minutes + meals * breakRule.mealMinutes;
  const endsAt = new Date(Date.parse(from) + present * 60_000).toISOString();
  const shift = {
    ...terms,
    id: 'attended',
    startsAt: from,
    endsAt,
    breaks: plannedBreaks(from, present, { ...breakRule, meals }),
  };
  const paid = shiftPay({ shifts: [shift], calendar: defaultCalendar(timeZone), rule: null }).shifts[0];
  return paid ?? { id: 'attended', lines: [], cents: 0 };
};
