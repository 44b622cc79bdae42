import * as z from 'zod';
import {
  Certification,
  Currency,
  ExperienceBand,
  HiringKind,
  Profession,
  JobShift,
  Specialty,
  Unit,
} from '../../core/model/enumerations';
import { Day } from '../../core/model/fields';
import { recordSystems } from './more-details-vocabulary';
import { employmentTypes, stateCodes } from '../../people/model/profile-vocabulary';

export const coded = <C extends string, A extends z.ZodRawShape>(code: C, args: A) =>
  z.object({ code: z.literal(code), args: z.object(args) });

const state = z.enum(stateCodes);
const workType = z.enum(employmentTypes);
const years = z.int().nonnegative();
const pay = z.object({ cents: z.int().nonnegative(), currency: Currency });
const rates = { pay, expectedPay: pay };
const status = z.enum(['available', 'limited']);
const recordSystem = z.enum(recordSystems);
const tooLate = { readyOn: Day };

/** Reasons for eligibility and for the points of each part. The catalog "match" has the same codes and arguments. */
export const MatchReason = z.discriminatedUnion('code', [
  coded('excluded', {}),
  coded('job_without_professions', {}),
  coded('profile_without_profession', {}),
  coded('profession', { professions: z.array(Profession), profession: Profession }),
  coded('np_focus', {}),
  coded('np_focus_not_given', {}),
  coded('licensed', { state }),
  coded('licensed_by_compact', { state, ownState: state }),
  coded('licensed_by_privilege', { state }),
  coded('licensed_federal', { ownState: state }),
  coded('license_pending', { state }),
  coded('no_license', { state }),
  coded('licensed_elsewhere', { state, ownStates: z.array(state) }),
  coded('license_expired', { state }),
  coded('license_too_late', { state, ...tooLate }),
  coded('certification_missing', { certification: Certification }),
  coded('certification_expired', { certification: Certification }),
  coded('certification_too_late', { certification: Certification, ...tooLate }),
  coded('unit_years', { unit: Unit, years, requiredYears: years }),
  coded('practice_years', { years, requiredYears: years }),
  coded('locals_excluded', { miles: years }),
  coded('ready', {}),
  coded('renewals_due', {}),
  coded('steps_open', {}),
  coded('unit_not_given', { unit: Unit }),
  coded('unit_same', { unit: Unit }),
  coded('unit_related', { unit: Unit, ownUnit: Unit }),
  coded('unit_different', { unit: Unit }),
  coded('specialty_not_given', { specialty: Specialty }),
  coded('specialty_same', { specialty: Specialty }),
  coded('specialty_related', { specialty: Specialty, ownSpecialty: Specialty }),
  coded('specialty_different', { specialty: Specialty, ownSpecialty: Specialty }),
  coded('unit_years_counted', { unit: Unit, years, requiredYears: years }),
  coded('practice_years_counted', { years, requiredYears: years }),
  coded('preferred_certifications', { held: years, preferred: years }),
  coded('skills_covered', { percent: years }),
  coded('skills_not_signed', { unit: Unit }),
  coded('record_system_known', { recordSystem }),
  coded('record_system_unknown', { recordSystem }),
  coded('pay_meets', rates),
  coded('pay_below', rates),
  coded('weekly_pay_meets', rates),
  coded('weekly_pay_below', rates),
  coded('shift_same', { shift: JobShift }),
  coded('shift_different', { shift: JobShift }),
  coded('hours', { hours: years, requiredHours: years }),
  coded('remote', {}),
  coded('travels', {}),
  coded('place_near', { miles: years }),
  coded('place_same', { location: z.string() }),
  coded('place_same_state', { location: z.string() }),
  coded('place_different', { location: z.string(), ownLocation: z.string() }),
  coded('place_far', { miles: years }),
  coded('on_time', {}),
  coded('late', { day: Day }),
  coded('kind_same', { kind: HiringKind }),
  coded('kind_different', { kind: HiringKind }),
  coded('hours_flexible', {}),
  coded('hours_not_flexible', {}),
  // Reason of earlier rules.
  coded('earlier_rules', {}),
  coded('earlier_gap', {}),
  coded('experience_not_required', {}),
  coded('experience_not_given', { experience: ExperienceBand }),
  coded('experience_enough', { years, experience: ExperienceBand }),
  coded('experience_less', { years, experience: ExperienceBand }),
  coded('unavailable', {}),
  coded('available', { status }),
  coded('available_hours', { status, hours: z.int(), requiredHours: z.int() }),
  coded('work_type_same', { workType }),
  coded('work_type_related', { workType, ownWorkType: workType }),
  coded('work_type_different', { workType, ownWorkTypes: z.array(workType) }),
]);
export type MatchReason = z.infer<typeof MatchReason>;

/** A renewal is due after the start, everything else before it. */
const kind = z.enum(['obtain', 'renewal']);
const days = z.int().positive();
const renewal = { kind, days: days.optional(), by: Day.optional() };

/** Step to become eligible; `what` is a state or a certification. */
export const MatchStep = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('get_license'),
    what: state,
    path: z.enum(['endorsement', 'imlc', 'pt_privilege']),
    days,
    kind,
  }),
  z.object({ step: z.literal('renew_license'), what: state, ...renewal }),
  z.object({ step: z.literal('get_cert'), what: Certification, days, kind }),
  z.object({ step: z.literal('renew_cert'), what: Certification, ...renewal }),
]);
export type MatchStep = z.infer<typeof MatchStep>;

/** Change that would raise state or score. */
export const MatchChange = z.discriminatedUnion('code', [
  coded('license_in_hand', { state }),
  coded('certification_in_hand', { certification: Certification }),
  coded('unit_years_confirmed', { unit: Unit, years }),
  coded('shift_accepted', { shift: JobShift }),
  coded('checklist_signed', { unit: Unit }),
  coded('radius_widened', { miles: years }),
]);
export type MatchChange = z.infer<typeof MatchChange>;
