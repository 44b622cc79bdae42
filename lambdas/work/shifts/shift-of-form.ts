import { termsHash } from '@shared/hiring/rules/pay/offer-terms';
import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import { plannedCents, withBreaks } from '@shared/work/rules/pay/planned-cost';
import { shiftProblems, type ShiftProblem } from '@shared/work/rules/filling/shift-problems';
import { shiftTimes } from '@shared/work/rules/shifts/shift-times';
import { minimumWageCents } from '@shared/work/rules/timesheets/pay-rules';
import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { AppError, type FieldErrors } from '@shared/errors';
import { ShiftTerms, type Shift, type ShiftForm } from '@shared/work/model/shifts/shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { formatMoney } from '@shared/text/money';
import { notice, type Notice } from '@shared/text/notice';
import type { UnitPlace } from '../../store/work/locations/ports';

type Times = NonNullable<ReturnType<typeof shiftTimes>>;

/** Returns the notice of a problem; null if it doesn't concern a form: rate cards, budgets, contractors. */
const noticeOf = (problem: ShiftProblem): Notice | null => {
  switch (problem.code) {
    case 'start_past':
    case 'start_soon':
      return notice('shiftStartsTooSoon', { minutes: shiftLimits.publishMinutesAhead });
    case 'too_far':
      return notice('shiftTooFarAhead', { weeks: problem.args.weeks });
    case 'no_time':
      return notice('shiftWithoutTime');
    case 'too_short':
      return notice('shiftTooShort', { hours: problem.args.limit / 60 });
    case 'too_long':
      return notice('shiftTooLong', { hours: problem.args.limit / 60 });
    case 'long_not_allowed':
      return notice('shiftLongNotAllowed', {
        hours: problem.args.limit / 60,
        most: shiftLimits.shiftMinutes.max / 60,
      });
    case 'profession_of_other_unit':
      return notice('professionOfOtherUnit');
    case 'under_minimum':
      return notice('belowMinimumWage', { amount: formatMoney(problem.args.cents, 'USD', 'en') });
    default:
      return null;
  }
};

const problemsOf = (form: ShiftForm, { location, unit }: UnitPlace, now: Date): FieldErrors => {
  const draft = { ...form, timeZone: location.timeZone, contractor: false, repeatConfirmed: true };
  const context = {
    unitProfessions: professionsOfUnit(unit.careUnit),
    longShifts: location.longDuty,
    // The write counts shifts.
    shiftsThatDay: 0,
    minimumCents: minimumWageCents(location.state, form.day),
    cardCents: null,
    contractorAllowed: true,
    hasBreakRule: true,
    stateHasBreakRule: false,
    budget: null,
    costCents: 0,
    hasTwin: false,
    peopleWithShortRest: 0,
    isHoliday: false,
  };
  return Object.fromEntries(
    shiftProblems(draft, context, now).flatMap((problem) => {
      const text = noticeOf(problem);
      return text ? [[`shift.${problem.field}`, text]] : [];
    }),
  );
};

const timesOf = (form: ShiftForm, place: UnitPlace, now: Date): Times => {
  const fields = problemsOf(form, place, now);
  const times = shiftTimes({ ...form, timeZone: place.location.timeZone });
  if (!times || Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
  return times;
};

type Computed = 'timeZone' | 'state' | 'startsAt' | 'endsAt' | 'minutes' | 'expectedCents' | 'termsHash';
export type PlannedForm = ShiftForm & Pick<Shift, Computed>;

type Hashed = ShiftTerms & Pick<Shift, 'timeZone' | 'unitId'>;

export const hashOfTerms = ({ timeZone, unitId, ...form }: Hashed): Promise<string> =>
  termsHash({ ...ShiftTerms.strip().parse(form), timeZone, unitId });

/** Hashes the terms of older shifts, without the unit. */
export const hashWithoutUnit = ({ timeZone, ...form }: Omit<Hashed, 'unitId'>): Promise<string> =>
  termsHash({ ...ShiftTerms.strip().parse(form), timeZone });

/** Derives times, the better of both break rules, pay, and the hash of the terms from the form and its place. */
export const plannedForm = async (form: ShiftForm, place: UnitPlace, now: Date): Promise<PlannedForm> => {
  const { timeZone, state } = place.location;
  const times = timesOf(form, place, now);
  const planned = withBreaks(form, times, { state });
  const expectedCents = plannedCents(planned, times, { timeZone });
  const hash = await hashOfTerms({ ...planned, timeZone, unitId: place.unit.unitId });
  return { ...planned, ...times, timeZone, state, expectedCents, termsHash: hash };
};

export const unpaidMinutesOf = ({ minutes, breakRule }: Pick<Shift, 'minutes' | 'breakRule'>): number =>
  minutes - scheduledPaidMinutes(minutes, breakRule);
