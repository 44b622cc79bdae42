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

/** `deciles`: percent of the whole, of the tenth of people with the most first. `gini`: 0 is the same for all. */
export const Fairness = z.object({ gini: z.number().min(0).max(1), deciles: z.array(z.number()).length(10) });
export type Fairness = z.infer<typeof Fairness>;

const FillFigures = z.object({
  /** Shifts that started, and how many of them were covered. */
  shifts: z.int(),
  covered: z.int(),
  /** Minutes from publishing to the booking, about: the middle of half an octave's quarter. */
  wait: Figure,
  /** Of 100 requests that were answered or lapsed, those answered in time. */
  inTime: Figure,
});

export const FillReport = FillFigures.extend({
  from: GivenMonth,
  to: GivenMonth,
  /** Of the pool, or who was invited or booked. */
  people: z.int(),
  /** There are more people than are read. */
  partial: z.boolean(),
  invites: z.object({ count: z.int(), fairness: Fairness.nullable() }),
  hours: z.object({ minutes: z.int(), fairness: Fairness.nullable() }),
  /** From a forecast of so many percent, ten wide. `covered` is null with too few shifts. */
  calibration: z.array(z.object({ from: z.int(), covered: z.int().nullable(), of: z.int() })),
  units: z.array(FillFigures.extend({ unitId: LocationUnitId, unit: z.string(), location: z.string() })),
});
export type FillReport = z.infer<typeof FillReport>;
