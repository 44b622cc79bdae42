import * as z from 'zod';
import { shiftLimits } from '../../limits/shift-limits';
import { Figure } from '../../../hiring/model/employer-analytics';
import { LocationUnitId } from '../../../core/model/fields';
import { GivenMonth, ranged } from '../../../core/model/given-times';

export const FillReportQuery = ranged(
  z.strictObject({ from: GivenMonth, to: GivenMonth }),
  { from: 'from', to: 'to' },
  { months: shiftLimits.fillReport.months },
);
export type FillReportQuery = z.infer<typeof FillReportQuery>;

/** `deciles`: percent of the total for each tenth of people, largest first. `gini`: 0 is equal for all. */
export const Fairness = z.object({ gini: z.number().min(0).max(1), deciles: z.array(z.number()).length(10) });
export type Fairness = z.infer<typeof Fairness>;

const FillFigures = z.object({
  /** Number of shifts that started, and how many were covered. */
  shifts: z.int(),
  covered: z.int(),
  /** Approximate minutes from publishing to booking. */
  wait: Figure,
  /** Percentage of requests answered in time among those answered or expired. */
  inTime: Figure,
});

export const FillReport = FillFigures.extend({
  from: GivenMonth,
  to: GivenMonth,
  /** People in the pool, or invited or booked. */
  people: z.int(),
  /** Whether there are more people than are read. */
  partial: z.boolean(),
  invites: z.object({ count: z.int(), fairness: Fairness.nullable() }),
  hours: z.object({ minutes: z.int(), fairness: Fairness.nullable() }),
  /** Forecasts by tens of percent. `covered` is null with too few shifts. */
  calibration: z.array(z.object({ from: z.int(), covered: z.int().nullable(), of: z.int() })),
  units: z.array(FillFigures.extend({ unitId: LocationUnitId, unit: z.string(), location: z.string() })),
});
export type FillReport = z.infer<typeof FillReport>;
