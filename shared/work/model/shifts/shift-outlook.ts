import * as z from 'zod';
import { forecastScopes, raiseKinds } from './shift-vocabulary';

const cents = z.int().nonnegative();

/** Whether an open shift will be covered, and what may be done about it. Shares are between 0 and 1. */
export const ShiftOutlook = z.object({
  /** Of shifts that were open at the same lead; null without enough history. */
  forecast: z
    .object({
      scope: z.enum(forecastScopes),
      covered: z.int().nonnegative(),
      of: z.int().positive(),
      share: z.number(),
      low: z.number(),
      high: z.number(),
    })
    .nullable(),
  /** Of past shifts with a forecast from `from` percent, ten wide; null while there are few. */
  calibration: z.object({ from: z.int(), covered: z.int().nonnegative(), of: z.int().positive() }).nullable(),
  /** The unit's, in percent. */
  target: z.int(),
  /** People who were asked and hear of better pay. */
  asked: z.int().nonnegative(),
  /** Of the unit's week: for better pay. */
  approvedCents: cents,
  leftCents: cents,
  /** As two shifts of so many minutes; null unless the shift is at risk, long, and no one is on it. */
  split: z.object({ minutes: z.tuple([z.int(), z.int()]), extraCents: z.int() }).nullable(),
  /** The cheapest first; none unless the shift is at risk. */
  raises: z.array(
    z.object({
      kind: z.enum(raiseKinds),
      hourlyCents: cents,
      bonusCents: cents,
      costCents: cents,
      /** Above what is left of the week: a manager decides. */
      needsManager: z.boolean(),
    }),
  ),
});
export type ShiftOutlook = z.infer<typeof ShiftOutlook>;
