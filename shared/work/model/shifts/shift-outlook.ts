import * as z from 'zod';
import { forecastScopes, raiseKinds } from './shift-vocabulary';

const cents = z.int().nonnegative();

/** Forecast for an open shift, and possible measures. Shares are between 0 and 1. */
export const ShiftOutlook = z.object({
  /** Forecast from shifts that were open at the same lead; null without enough history. */
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
  /** Results of past forecasts from `from` percent on, ten wide; null while there are few. */
  calibration: z.object({ from: z.int(), covered: z.int().nonnegative(), of: z.int().positive() }).nullable(),
  /** The unit's target in percent. */
  target: z.int(),
  /** People invited before, who are notified of better pay. */
  asked: z.int().nonnegative(),
  /** Amounts of the unit's week for raises. */
  approvedCents: cents,
  leftCents: cents,
  /** Split into two shifts, in minutes; null unless the shift is at risk, long, and without bookings. */
  split: z.object({ minutes: z.tuple([z.int(), z.int()]), extraCents: z.int() }).nullable(),
  /** Cheapest first; empty unless the shift is at risk. */
  raises: z.array(
    z.object({
      kind: z.enum(raiseKinds),
      hourlyCents: cents,
      bonusCents: cents,
      costCents: cents,
      /** Whether it exceeds the remaining amount of the week, so a manager decides. */
      needsManager: z.boolean(),
    }),
  ),
});
export type ShiftOutlook = z.infer<typeof ShiftOutlook>;
