import type { ShiftForm } from '../../model/shift';
import type { StateCode } from '../../model/profile-vocabulary';
import { betterBreaks, requiredBreaks } from './break-rules';
import { plannedShiftPay } from './expected-shift-pay';
import type { ShiftTimes } from './shift-times';

type Place = { timeZone: string; state: StateCode };

/** With the better of both break rules, the state's and the facility's. */
export const withBreaks = (form: ShiftForm, { minutes }: ShiftTimes, { state }: Pick<Place, 'state'>): ShiftForm => ({
  ...form,
  breakRule: betterBreaks(requiredBreaks(state, minutes, form.day)?.rule ?? null, form.breakRule),
});

/** For one person who works all of it. */
export const plannedCents = (form: ShiftForm, times: ShiftTimes, { timeZone }: Pick<Place, 'timeZone'>): number =>
  plannedShiftPay({ ...form, ...times, timeZone }).cents;
