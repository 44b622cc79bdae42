import type { ShiftForm } from '../../model/shifts/shift';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { betterBreaks, requiredBreaks } from './break-rules';
import { plannedShiftPay } from '../attendance/expected-shift-pay';
import { wallMinutes, type ShiftTimes } from '../shifts/shift-times';

type Place = { timeZone: string; state: StateCode };

/** Combines the state's and the facility's break rules in the worker's favor. */
export const withBreaks = (form: ShiftForm, { minutes }: ShiftTimes, { state }: Pick<Place, 'state'>): ShiftForm => ({
  ...form,
  breakRule: betterBreaks(requiredBreaks(state, minutes, form.day)?.rule ?? null, form.breakRule),
});

/** Pay of one person for the whole shift. */
export const plannedCents = (form: ShiftForm, times: ShiftTimes, { timeZone }: Pick<Place, 'timeZone'>): number =>
  plannedShiftPay({ ...form, ...times, timeZone }).cents;

/** Costs are the same every week, unless a differential has dates or the clocks change. */
const costKey = (form: ShiftForm, times: ShiftTimes): string => {
  const { day, startTime, endTime, breakRule, rateCents, differentials, bonusCents } = form;
  const isLikeOthers = differentials.every(({ dates }) => !dates) && times.minutes === wallMinutes(form);
  const when = isLikeOthers ? new Date(day).getUTCDay() : day;
  return JSON.stringify([when, startTime, endTime, breakRule, rateCents, differentials, bonusCents]);
};

/** `plannedCents` for many shifts of one place, cached because pay is computed by the minute and most shifts are alike. */
export const plannedCentsOf = (place: Pick<Place, 'timeZone'>): ((form: ShiftForm, times: ShiftTimes) => number) => {
  const known = new Map<string, number>();
  return (form, times) => {
    const key = costKey(form, times);
    const cents = known.get(key) ?? plannedCents(form, times, place);
    known.set(key, cents);
    return cents;
  };
};
