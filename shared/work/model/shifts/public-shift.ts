import * as z from 'zod';
import { Currency, Profession, Unit } from '../../../core/model/enumerations';
import { Cents, Day } from '../../../core/model/fields';
import { StateCode } from '../../../people/model/professional';
import { partsOfDay } from './shift-vocabulary';

/** Public data of an open shift: without its address, people, or booking. */
export const PublicShift = z.object({
  day: Day,
  part: z.enum(partsOfDay),
  careUnit: Unit,
  professions: z.array(Profession),
  city: z.string(),
  state: StateCode,
  rateCents: Cents,
  currency: Currency,
  /** Number of people still needed. */
  free: z.int().positive(),
});
export type PublicShift = z.infer<typeof PublicShift>;
