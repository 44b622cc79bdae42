import type { eligibilityStates, Profession } from '../../../people/model/healthcare-vocabulary';
import { shiftGates } from './shift-gates';
import { hoursWith, overlapping, type Hours, type Load } from '../pay/shift-hours';
import { overtimeMinutes } from '../pay/shift-overtime';
import type { ShiftNote, ShiftPerson, ShiftReason, ShiftStep, ShiftSubject } from './shift-subjects';

export type ShiftEligibility = {
  state: (typeof eligibilityStates)[number];
  /** Profession in which the worker takes the shift. */
  profession: Profession | null;
  /** Reasons in the order of the rules. */
  reasons: readonly ShiftReason[];
  steps: readonly ShiftStep[];
  notes: readonly ShiftNote[];
  /** Load of the worker's hours with this shift; null if not eligible. */
  load: Load | null;
  overtimeMinutes: number;
};

type Found = { reasons: ShiftReason[]; steps: ShiftStep[]; notes: ShiftNote[] };

const nothing: Found = { reasons: [], steps: [], notes: [] };

const overtimeFound = ({ overtime }: ShiftSubject, minutes: number): Found => {
  if (minutes === 0) return nothing;
  const found = { code: 'overtime', args: { minutes } } as const;
  if (overtime === 'no') return { ...nothing, reasons: [found] };
  return overtime === 'approval' ? { ...nothing, steps: [found] } : { ...nothing, notes: [found] };
};

type Worker = Pick<ShiftPerson, 'bookings' | 'longDuty'>;
type HoursFound = Found & { load: Load | null; overtimeMinutes: number };

/** `agree`: a work spell is too long only because the worker hasn't agreed to long ones, which the location allows. */
const agreedHours = (shift: ShiftSubject, person: Worker): Hours => {
  const found = hoursWith(shift, person.bookings, shift.longDuty && person.longDuty);
  if (!shift.longDuty || person.longDuty) return found;
  const agreed = hoursWith(shift, person.bookings, true);
  if (agreed.reasons.some(({ code }) => code === 'duty')) return found;
  const marked = found.reasons.map((it) =>
    it.code === 'duty' ? { ...it, args: { ...it.args, agree: true as const } } : it,
  );
  return { ...found, reasons: marked };
};

/** After an overlap, no other hours are checked. */
const hoursFound = (shift: ShiftSubject, person: Worker): HoursFound => {
  const other = overlapping(shift, person.bookings);
  if (other) return { ...nothing, reasons: [{ code: 'overlap', args: other }], load: null, overtimeMinutes: 0 };
  const { reasons, load } = agreedHours(shift, person);
  const minutes = overtimeMinutes(shift, person.bookings);
  const overtime = overtimeFound(shift, minutes);
  return { ...overtime, reasons: [...reasons, ...overtime.reasons], load, overtimeMinutes: minutes };
};

/** Whether a person's bookings allow the shift, for a cheap check before all the others. */
export const mayWorkHours = (shift: ShiftSubject, worker: Worker): boolean =>
  hoursFound(shift, worker).reasons.length === 0;

const orientationSteps = (shift: ShiftSubject, person: ShiftPerson): ShiftStep[] => {
  if (shift.orientation || person.knowsUnit) return [];
  const shifts = shift.orientationShifts - person.orientationShifts;
  return shifts > 0 ? [{ code: 'orientation', args: { shifts } }] : [];
};

const agreementSteps = ({ agreement }: ShiftPerson): ShiftStep[] =>
  agreement ? [] : [{ code: 'agreement', args: {} }];

const stateOf = (reasons: readonly ShiftReason[], steps: readonly ShiftStep[]): ShiftEligibility['state'] => {
  if (reasons.some(({ code }) => code !== 'license_pending')) return 'not_eligible';
  if (reasons.length > 0) return 'unknown';
  return steps.length > 0 ? 'eligible_if' : 'eligible';
};

/** Reasons that end all other checks. */
const final: readonly ShiftReason['code'][] = ['exclusion', 'profession'];

/** Evaluates whether a person may work a shift at a moment: at listing, at booking, at changes, and every night. */
export const shiftEligibility = (shift: ShiftSubject, person: ShiftPerson, at: Date): ShiftEligibility => {
  const { profession, reasons: gates } = shiftGates(shift, person, at);
  if (gates.some(({ code }) => final.includes(code))) {
    return { ...nothing, state: 'not_eligible', profession, reasons: gates, load: null, overtimeMinutes: 0 };
  }
  const hours = hoursFound(shift, person);
  const reasons = [...gates, ...hours.reasons];
  const steps = [...orientationSteps(shift, person), ...hours.steps, ...agreementSteps(person)];
  const state = stateOf(reasons, steps);
  return { ...hours, state, profession, reasons, steps, load: state === 'not_eligible' ? null : hours.load };
};

/** Reasons that reveal bookings at other organizations. */
const ofHours: readonly ShiftReason['code'][] = ['overlap', 'duty', 'rest', 'hours', 'in_a_row', 'day_of_rest'];

/** Employers see only that a limit on hours applies, not which one, other bookings, or fatigue. */
export const seenByEmployer = (found: ShiftEligibility): ShiftEligibility => {
  const others = found.reasons.filter(({ code }) => !ofHours.includes(code));
  const isLimited = others.length < found.reasons.length;
  return { ...found, load: null, reasons: isLimited ? [...others, { code: 'hours_limit', args: {} }] : others };
};
