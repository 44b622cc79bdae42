import * as z from 'zod';
import { Currency, Profession, Unit } from '../../../core/model/enumerations';
import { Cents, Day } from '../../../core/model/fields';
import { StateCode } from '../../../people/model/professional';
import { partsOfDay } from './shift-vocabulary';

/** An open shift as everyone may see it: without its address, people, or a way to book it. */
export const PublicShift = z.object({
  day: Day,
  part: z.enum(partsOfDay),
  careUnit: Unit,
  professions: z.array(Profession),
  city: z.string(),
  state: StateCode,
  rateCents: Cents,
  currency: Currency,
  /** People who are still needed. */
  free: z.int().positive(),
});
export type PublicShift = z.infer<typeof PublicShift>;
