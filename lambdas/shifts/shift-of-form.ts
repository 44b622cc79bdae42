import { termsHash } from '@shared/domain/offer-terms';
import { betterBreaks, requiredBreaks, scheduledPaidMinutes } from '@shared/domain/shifts/break-rules';
import { expectedShiftPay } from '@shared/domain/shifts/expected-shift-pay';
import { defaultCalendar } from '@shared/domain/shifts/shift-pay/pay-calendar';
import { shiftTimes } from '@shared/domain/shifts/shift-times';
import { AppError, type FieldErrors } from '@shared/errors';
import { ShiftTerms, type Shift, type ShiftForm } from '@shared/model/shift';
import { shiftLimits } from '@shared/shift-limits';
import { notice } from '@shared/text/notice';
import type { UnitPlace } from '../store/locations/ports';

type Times = NonNullable<ReturnType<typeof shiftTimes>>;

const minuteMs = 60_000;

const timeErrors = (times: Times | null, now: Date): FieldErrors => {
  if (!times) return { 'shift.endTime': notice('shiftWithoutTime') };
  const [ahead, { min, max }] = [shiftLimits.publishMinutesAhead, shiftLimits.shiftMinutes];
  if (Date.parse(times.startsAt) < now.getTime() + ahead * minuteMs)
    return { 'shift.startTime': notice('shiftStartsTooSoon', { minutes: ahead }) };
  if (times.minutes < min) return { 'shift.endTime': notice('shiftTooShort', { hours: min / 60 }) };
  const most = Math.min(max, shiftLimits.usualShiftMinutesMax);
  return times.minutes > most ? { 'shift.endTime': notice('shiftTooLong', { hours: most / 60 }) } : {};
};

const timesOf = (form: ShiftForm, timeZone: string, now: Date): Times => {
  const times = shiftTimes({ ...form, timeZone });
  const fields = timeErrors(times, now);
  if (!times || Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
  return times;
};

type Computed = 'timeZone' | 'state' | 'startsAt' | 'endsAt' | 'minutes' | 'expectedCents' | 'termsHash';
export type PlannedForm = ShiftForm & Pick<Shift, Computed>;

/** What follows from the form and its place: times, the better of both break rules, pay, and the hash of the terms. */
export const plannedForm = async (form: ShiftForm, { location }: UnitPlace, now: Date): Promise<PlannedForm> => {
  const { timeZone, state } = location;
  const times = timesOf(form, timeZone, now);
  const required = requiredBreaks(state, times.minutes, form.day);
  const planned = { ...form, breakRule: betterBreaks(required?.rule ?? null, form.breakRule) };
  const { pay } = expectedShiftPay({
    shift: { id: 'planned', ...times, ...planned },
    others: [],
    calendar: defaultCalendar(timeZone),
    // Whose overtime it would be isn't known yet.
    rule: null,
  });
  const hash = await termsHash({ ...ShiftTerms.strip().parse(planned), timeZone });
  return { ...planned, ...times, timeZone, state, expectedCents: pay.cents, termsHash: hash };
};

export const unpaidMinutesOf = ({ minutes, breakRule }: Pick<Shift, 'minutes' | 'breakRule'>): number =>
  minutes - scheduledPaidMinutes(minutes, breakRule);
