import * as z from 'zod';
import { Currency, ExperienceBand, Specialty } from './enumerations';
import { employmentTypes, stateCodes } from './profile-vocabulary';

const coded = <C extends string, A extends z.ZodRawShape>(code: C, args: A) =>
  z.object({ code: z.literal(code), args: z.object(args) });

const state = z.enum(stateCodes);
const workType = z.enum(employmentTypes);
const years = z.int().nonnegative();
const pay = z.object({ cents: z.int().nonnegative(), currency: Currency });
const rates = { pay, expectedPay: pay };
const status = z.enum(['available', 'limited']);

/** Why a factor earns its points. The texts are in the catalog "match", with the same codes and arguments. */
export const MatchReason = z.discriminatedUnion('code', [
  coded('specialty_not_given', { specialty: Specialty }),
  coded('specialty_same', { specialty: Specialty }),
  coded('specialty_related', { specialty: Specialty, ownSpecialty: Specialty }),
  coded('specialty_different', { specialty: Specialty, ownSpecialty: Specialty }),
  coded('licensed', { state }),
  coded('licensed_by_compact', { state, ownState: state }),
  coded('no_license', { state }),
  coded('licensed_elsewhere', { state, ownStates: z.array(state) }),
  coded('license_expired', { state }),
  coded('experience_not_required', {}),
  coded('experience_not_given', { experience: ExperienceBand }),
  coded('experience_enough', { years, experience: ExperienceBand }),
  coded('experience_less', { years, experience: ExperienceBand }),
  coded('pay_meets', rates),
  coded('pay_below', rates),
  coded('remote', {}),
  coded('place_same', { location: z.string() }),
  coded('place_same_state', { location: z.string() }),
  coded('place_different', { location: z.string(), ownLocation: z.string() }),
  coded('unavailable', {}),
  coded('available', { status }),
  coded('available_hours', { status, hours: z.int(), requiredHours: z.int() }),
  coded('work_type_same', { workType }),
  coded('work_type_related', { workType, ownWorkType: workType }),
  coded('work_type_different', { workType, ownWorkTypes: z.array(workType) }),
]);
export type MatchReason = z.infer<typeof MatchReason>;

/** What a professional can do about a missing requirement. */
export const MatchRemedy = z.discriminatedUnion('code', [
  coded('add_license', { state }),
  coded('add_license_by_letter', { state, letterState: state }),
  coded('renew_license', { state }),
  coded('become_available', {}),
]);
export type MatchRemedy = z.infer<typeof MatchRemedy>;
