import * as z from 'zod';
import { shiftLimits } from '../../limits/shift-limits';
import { Currency } from '../../../core/model/enumerations';
import { Day, LocationUnitId } from '../../../core/model/fields';
import { PlannedDay, ranged } from '../../../core/model/given-times';

/** Dates of the shifts. */
export const ShiftBillQuery = ranged(
  z.strictObject({ from: PlannedDay, to: PlannedDay }),
  { from: 'from', to: 'to' },
  { days: shiftLimits.bill.days },
);
export type ShiftBillQuery = z.infer<typeof ShiftBillQuery>;

/** Purposes of amounts. `canceled`: canceled shifts, and people sent home. */
export const billParts = ['base', 'differentials', 'bonus', 'overtime', 'breaks', 'canceled', 'other'] as const;
export type BillPart = (typeof billParts)[number];

export const BillSums = z.object({
  currency: Currency,
  minutes: z.int(),
  cents: z.int(),
  parts: z.record(z.enum(billParts), z.int()),
});
export type BillSums = z.infer<typeof BillSums>;

/** Pay of approved and canceled shifts, before overtime of the current workweek. */
export const ShiftBill = z.object({
  from: Day,
  to: Day,
  /** Whether there are more weeks than are read. */
  partial: z.boolean(),
  /** By location and unit; without names if the unit was deleted. */
  units: z.array(BillSums.extend({ unitId: LocationUnitId.nullable(), unit: z.string(), location: z.string() })),
  /** One for each currency. Wardline keeps no part of it. */
  totals: z.array(BillSums),
});
export type ShiftBill = z.infer<typeof ShiftBill>;
